let isPressed = false;
const waiting: (() => void)[] = [];

function release() {
  isPressed = false;
  // the click event follows pointerup, and is meant for the layout before
  setTimeout(() => {
    for (const work of waiting.splice(0)) work();
  });
}

document.addEventListener('pointerdown', () => (isPressed = true), true);
document.addEventListener('pointerup', release, true);
document.addEventListener('pointercancel', release, true);
// the release over an open menu is not told
document.addEventListener('keydown', release, true);

/**
 * Runs work at once, or after the release while a pointer is pressed. An error message that appears on
 * blur would otherwise move the pressed button before the click.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
