import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type PointerEvent,
} from 'react';

/** Milliseconds for which a notification is shown unless it asks for another duration. */
export const defaultDuration = 5000;

type AutoDismiss = {
  /** Milliseconds of unpaused time until the end; `Infinity` for no end. Read once. */
  readonly duration: number;
  /** A reason to pause from outside, such as the focus. */
  readonly held: boolean;
  readonly onEnd: () => void;
};

/**
 * Calls `onEnd` once the time without any reason to pause adds up to `duration`. Reasons are `held`, a
 * pointer over the element, and a hidden tab.
 * @returns whether it is paused, and handlers for the element
 */
export function useAutoDismiss({ duration, held, onEnd }: AutoDismiss) {
  const { hovered, hoverHandlers } = useHover();
  const hidden = useDocumentHidden();
  const paused = held || hovered || hidden;
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused || remaining.current === Infinity) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [paused]);

  return { paused, hoverHandlers };
}

/**
 * Whether a mouse or pen is over an element and has moved there. A pointer that rests where the
 * element appears does not count, nor does a finger, which never leaves by itself.
 */
function useHover() {
  const [hovered, setHovered] = useState(false);

  const hoverHandlers = {
    onPointerMove({ pointerType, nativeEvent }: PointerEvent) {
      // some browsers report a move without movement when the page scrolls under the mouse
      const { movementX, movementY } = nativeEvent;
      const resting = pointerType === 'mouse' && movementX === 0 && movementY === 0;
      if (pointerType !== 'touch' && !resting) setHovered(true);
    },
    onPointerLeave() {
      setHovered(false);
    },
  };

  return { hovered, hoverHandlers };
}

/** Whether the tab is in the background or minimized. A window without focus still counts as seen. */
function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
