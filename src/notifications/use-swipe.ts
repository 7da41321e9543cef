import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { isSwiped, swipeDirection } from './swipe-rules';

type Gesture = {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** Once the direction is known it holds for the whole gesture. */
  readonly direction: 'unknown' | 'right' | 'other';
};

type Swipe = {
  readonly phase?: 'move' | 'end' | 'cancel';
  /** Whether a pointer is down on the element, swiping or not. */
  readonly pressed: boolean;
  /** Pixels to the right of its place. */
  readonly distance: number;
};

const rest: Swipe = { pressed: false, distance: 0 };

/**
 * Lets an element be swiped to the right, by mouse, pen or finger.
 * @param onSwipe called when it is let go far enough to the right.
 */
export function useSwipe(onSwipe: () => void) {
  const [swipe, setSwipe] = useState(rest);
  const gesture = useRef<Gesture>(null);
  const swiped = useRef(false);

  function end(event: PointerEvent, released: boolean) {
    const current = gesture.current;
    if (current?.pointerId !== event.pointerId) return;
    gesture.current = null;
    const away = released && current.direction === 'right' && isSwiped(event.clientX - current.x);
    if (current.direction === 'right') setSwipe({ ...rest, phase: away ? 'end' : 'cancel' });
    else setSwipe(rest);
    if (away) onSwipe();
  }

  function move(event: PointerEvent<HTMLElement>) {
    const current = gesture.current;
    if (current?.pointerId !== event.pointerId || current.direction === 'other') return;
    const x = event.clientX - current.x;
    if (current.direction === 'unknown') {
      const direction = swipeDirection(x, event.clientY - current.y, event.pointerType);
      gesture.current = { ...current, direction };
      if (direction !== 'right') return;
      swiped.current = true;
    }
    setSwipe({ phase: 'move', pressed: true, distance: Math.max(0, x) });
    // Now and not at the press: whatever captures the pointer gets the click, too.
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      const { pointerId, clientX: x, clientY: y } = event;
      gesture.current = { pointerId, x, y, direction: 'unknown' };
      swiped.current = false;
      setSwipe({ ...rest, pressed: true });
    },
    onPointerMove: move,
    onPointerUp(event: PointerEvent) {
      end(event, true);
    },
    onPointerCancel(event: PointerEvent) {
      end(event, false);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      // Of a first move that ends beyond the edge nothing else is told.
      move(event);
      if (gesture.current?.direction !== 'right') end(event, false);
    },
    onClickCapture(event: MouseEvent) {
      // The click that ends a swipe is none; one from the keyboard (detail 0) always is.
      if (!swiped.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { ...swipe, handlers };
}
