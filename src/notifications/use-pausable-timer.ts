import { useEffect, useEffectEvent, useRef } from 'react';

type PausableTimer = {
  /** Milliseconds of running time until the end; `Infinity` for no end. Read once. */
  readonly duration: number;
  readonly paused: boolean;
  readonly onEnd: () => void;
};

/** Calls `onEnd` once the time it was not paused adds up to `duration`. */
export function usePausableTimer({ duration, paused, onEnd }: PausableTimer): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused || left.current === Infinity) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => {
      end();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}
