import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Pixels to the right beyond which a release dismisses. */
const threshold = 50;

/** Pixels within which a press is still a press; a finger moves more than a mouse. */
const moveTolerance = { finger: 10, mouseOrPen: 4 };

type Gesture = {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** Once known, it holds for the whole gesture. */
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
 * @param onSwipe called when it is released far enough to the right
 * @returns the state of the gesture, and handlers for the element
 */
export function useSwipe(onSwipe: () => void) {
  const [swipe, setSwipe] = useState(rest);
  const gesture = useRef<Gesture>(null);
  const swiped = useRef(false);

  function end(event: PointerEvent, released: boolean) {
    const current = gesture.current;
    if (current?.pointerId !== event.pointerId) return;
    gesture.current = null;
    const right = current.direction === 'right';
    const away = released && right && event.clientX - current.x > threshold;
    setSwipe(right ? { ...rest, phase: away ? 'end' : 'cancel' } : rest);
    if (away) onSwipe();
  }

  function move(event: PointerEvent<HTMLElement>) {
    const current = gesture.current;
    if (current?.pointerId !== event.pointerId || current.direction === 'other') return;
    const x = event.clientX - current.x;
    if (current.direction === 'unknown') {
      const direction = directionOf(x, event.clientY - current.y, event.pointerType);
      gesture.current = { ...current, direction };
      if (direction !== 'right') return;
      swiped.current = true;
    }
    setSwipe({ phase: 'move', pressed: true, distance: Math.max(0, x) });
    // not on press: the element that captures the pointer gets the click, too
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
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      // the only event of a first move that ends beyond the edge
      move(event);
      if (gesture.current?.direction !== 'right') end(event, false);
    },
    onClickCapture(event: MouseEvent) {
      // ignores the click that ends a swipe, but not one from the keyboard (detail 0)
      if (swiped.current && event.detail !== 0) event.stopPropagation();
    },
  };

  return { ...swipe, handlers };
}

/**
 * Where a gesture goes, x and y pixels from its start: `unknown` while it may still be a press, and
 * `other` for leftward and mainly vertical ones, which belong to the page.
 */
function directionOf(x: number, y: number, pointerType: string) {
  const tolerance = pointerType === 'touch' ? moveTolerance.finger : moveTolerance.mouseOrPen;
  if (Math.max(Math.abs(x), Math.abs(y)) <= tolerance) return 'unknown';
  return x > Math.abs(y) ? 'right' : 'other';
}
