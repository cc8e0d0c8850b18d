/**
 * Gamepads, as far as the browser knows where their buttons lie (its standard mapping). A browser only tells what is
 * held at a moment, so they are asked with every picture, as long as there are any.
 */

const BUTTONS = { 0: 'A', 1: 'B', 2: 'X', 3: 'Y', 12: 'up', 13: 'down', 14: 'left', 15: 'right' };
const FAR = 0.5; // how far the stick must lean to be the cross

/** Calls `hold` with a holder and its key, or null, for all that gamepads hold. */
export function pads(hold) {
  let isAsking = false;
  const pollAll = () => {
    const pads = [...navigator.getGamepads()].filter((pad) => pad?.mapping === 'standard');
    isAsking = pads.length > 0;
    for (const pad of pads) tell(pad);
    if (isAsking) requestAnimationFrame(pollAll);
  };
  const tell = ({ index, buttons, axes }) => {
    for (const [number, key] of Object.entries(BUTTONS)) hold(`pad ${index} ${number}`, buttons[number]?.pressed ? key : null);
    const [x = 0, y = 0] = axes;
    hold(`pad ${index} x`, x < -FAR ? 'left' : x > FAR ? 'right' : null);
    hold(`pad ${index} y`, y < -FAR ? 'up' : y > FAR ? 'down' : null);
  };
  addEventListener('gamepadconnected', () => isAsking || pollAll());
  addEventListener('gamepaddisconnected', ({ gamepad }) => tell({ index: gamepad.index, buttons: [], axes: [] }));
}
