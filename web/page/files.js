/** Files out of the page and into it, by a button or dropped anywhere. It does not look into them. */

/** Gives the person a file. */
export function downloads(name, blob) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Calls `take` with each file that the person chooses or drops. */
export function opens(button, input, take) {
  button.onclick = () => input.click();
  input.onchange = () => {
    const [file] = input.files;
    input.value = ''; // so that the same file can be chosen again
    if (file) take(file);
  };
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  });
}
