let isPressed = false;
const waiting: (() => void)[] = [];

function release() {
  isPressed = false;
  // the click comes after the release, and is meant for what was there
  setTimeout(() => {
    for (const work of waiting.splice(0)) work();
  });
}

document.addEventListener('pointerdown', () => (isPressed = true), true);
document.addEventListener('pointerup', release, true);
document.addEventListener('pointercancel', release, true);

/**
 * Does work at once, or, while a pointer is pressed, once it is released. What appears when a field is
 * left would push away the very button for which it was left, between press and release.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
