import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { defaultDuration } from './notification-times';

/** The longest delay of a browser's timer; with a longer one it fires at once. */
const longestTimeout = 2 ** 31 - 1;

/** Pixels to the right beyond which a release dismisses. */
const threshold = 50;

/** Pixels within which a press is still a press; a finger moves more than a mouse. */
const moveTolerance = { finger: 10, mouseOrPen: 4 };

/** What pointers do to a notification. */
type Pointers = {
  /**
   * A `press` becomes a `move` to the right, the swipe, or goes an `other` way, which belongs to the
   * page; either holds for the whole gesture. A swipe comes to its `end` beyond the threshold, else to
   * its `cancel`.
   */
  readonly phase: 'rest' | 'press' | 'other' | 'move' | 'end' | 'cancel';
  /** Where it was pressed last. */
  readonly start: { readonly x: number; readonly y: number };
  /** Pixels by which the swipe has moved the notification to the right. */
  readonly distance: number;
  /**
   * Whether a mouse or pen is over it and has moved there. A pointer that rests where the notification
   * appears does not count, nor does a finger, which never leaves by itself.
   */
  readonly hovered: boolean;
};

const untouched: Pointers = { phase: 'rest', start: { x: 0, y: 0 }, distance: 0, hovered: false };

/** The state machine of pointers: the state after an event on the notification. */
function afterEvent(state: Pointers, event: PointerEvent): Pointers {
  // further fingers zoom the page
  if (!event.isPrimary) return state;
  const { phase, start } = state;
  const x = event.clientX - start.x;
  switch (event.type) {
    case 'pointerdown':
      if (event.button !== 0) return state;
      return { ...state, phase: 'press', start: { x: event.clientX, y: event.clientY } };
    case 'pointermove':
    case 'pointerleave': {
      const leaves = event.type === 'pointerleave';
      const hovered = !leaves && (state.hovered || isHover(event));
      // the same state renders nothing anew: a mouse moves over it many times a second
      if (!isDown(state)) return hovered === state.hovered ? state : { ...state, hovered };
      const next = phase === 'press' ? directionOf(x, event.clientY - start.y, event) : phase;
      // a first move that ends beyond the edge sends this event alone
      if (leaves && next !== 'move') return { ...state, hovered, phase: 'rest' };
      return { ...state, hovered, phase: next, distance: Math.max(0, x) };
    }
    case 'pointerup':
      return released(state, x > threshold);
    default:
      return released(state, false);
  }
}

/** The state once no pointer is down any more: a swipe has come to its end, a press to nothing. */
function released(state: Pointers, dismisses: boolean): Pointers {
  if (!isDown(state)) return state;
  if (state.phase !== 'move') return { ...state, phase: 'rest' };
  return { ...state, phase: dismisses ? 'end' : 'cancel' };
}

/** Where a press has gone; leftward and mainly vertical ones belong to the page. */
function directionOf(x: number, y: number, { pointerType }: PointerEvent) {
  const tolerance = pointerType === 'touch' ? moveTolerance.finger : moveTolerance.mouseOrPen;
  if (Math.max(Math.abs(x), Math.abs(y)) <= tolerance) return 'press';
  return x > Math.abs(y) ? 'move' : 'other';
}

function isHover({ pointerType, nativeEvent: { movementX, movementY } }: PointerEvent) {
  // some browsers report a move without movement when the page scrolls under the mouse
  const isResting = pointerType === 'mouse' && movementX === 0 && movementY === 0;
  return pointerType !== 'touch' && !isResting;
}

/** Whether a pointer is down on the notification, swiping or not. */
const isDown = ({ phase }: Pointers) => ['press', 'other', 'move'].includes(phase);

/** Whether it is being swiped, or has been since the last press. */
const isSwiped = ({ phase }: Pointers) => ['move', 'end', 'cancel'].includes(phase);

type Options = {
  /** Milliseconds, or `Infinity`. Read once. */
  readonly duration: number;
  /** Whether there is a reason to pause besides pointers, such as the focus. */
  readonly held: boolean;
  readonly onClose: () => void;
};

/**
 * The state of a notification while it is shown. It closes when it is swiped away, or once the time without
 * any reason to pause adds up to `duration`: `held`, or a pointer over it or down on it.
 * @returns whether it is paused, its attributes while it is swiped, and handlers for its element
 */
export function useNotificationState({ duration, held, onClose }: Options) {
  const [pointers, setPointers] = useState(untouched);
  // events may come faster than renders
  const latest = useRef(untouched);
  const paused = held || pointers.hovered || isDown(pointers);
  const remaining = useRef(duration);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (paused || remaining.current === Infinity) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => close(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [paused]);

  function onPointer(event: PointerEvent<HTMLElement>) {
    const { phase } = latest.current;
    const next = afterEvent(latest.current, event);
    latest.current = next;
    setPointers(next);
    if (next.phase === phase) return;
    // not on press: the element that captures the pointer gets the click, too
    if (next.phase === 'move') event.currentTarget.setPointerCapture(event.pointerId);
    if (next.phase === 'end') onClose();
  }

  return {
    paused,
    attributes: {
      'data-swipe': isSwiped(pointers) ? pointers.phase : undefined,
      style: pointers.phase === 'move' ? { transform: `translateX(${pointers.distance}px)` } : {},
    },
    handlers: {
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerUp: onPointer,
      onPointerCancel: onPointer,
      onPointerLeave: onPointer,
      onClickCapture(event: MouseEvent) {
        // ignores the click that ends a swipe, but not one from the keyboard (detail 0)
        if (isSwiped(latest.current) && event.detail !== 0) event.stopPropagation();
      },
    },
  };
}

/**
 * How long a notification is shown: 0, negatives and NaN mean the default, more than a timer holds
 * forever.
 */
export function durationOf(asked = 0): number {
  if (asked > longestTimeout) return Infinity;
  return asked > 0 ? asked : defaultDuration;
}
