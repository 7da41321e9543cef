let isPressed = false;
const waiting: (() => void)[] = [];

/**
 * Runs a callback at once, or, while a pointer is down, after its release: an error message that appears on
 * blur would move the pressed button away before the click.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

/**
 * Follows the pointer, for `afterPress`.
 * @param signal removes the listeners
 */
export function followPointer(signal: AbortSignal): void {
  const options = { signal, capture: true };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // the click event follows, and is meant for the layout before
    setTimeout(() => {
      if (isPressed) return;
      for (const work of waiting.splice(0)) work();
    });
  };
  // on a touch screen, the mouse events that a browser makes of a tap come after the release, and they move
  // the focus
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, options);
  // a release over an open menu fires only a key event
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'keydown'])
    document.addEventListener(type, release, options);
}
