//! Links the firmware anew when the layout of its memory changes, which the compiler does not see.
fn main() {
    println!("cargo:rerun-if-changed=memory.x");
}
