import { useState, type PointerEvent } from 'react';

/**
 * Whether a mouse or pen is over an element and has moved there. A pointer that rests where the
 * element appears does not count, nor does a finger, which never leaves by itself.
 */
export function useHover() {
  const [hovered, setHovered] = useState(false);

  const handlers = {
    onPointerMove({ pointerType, nativeEvent }: PointerEvent) {
      // Some browsers tell of a "move" without movement when the page moves under the mouse.
      const { movementX, movementY } = nativeEvent;
      const resting = pointerType === 'mouse' && movementX === 0 && movementY === 0;
      if (pointerType !== 'touch' && !resting) setHovered(true);
    },
    onPointerLeave() {
      setHovered(false);
    },
  };

  return { hovered, handlers };
}
