import { patience } from '../store/edits';

/** Milliseconds within which a page that is reloaded is open again. */
const reloadTime = 10_000;

/** A window of the form, which names itself. */
type OpenWindow = {
  readonly name: string;
  /** Tells it whether it may write. */
  readonly tell: (isTurn: boolean) => void;
};

/** The windows of the form, of which one may write. */
export type Windows = {
  /**
   * Notes that a window is open, if it may write or takes over. One that only waits asks again: a browser has
   * few connections to a server, and each window that is noted keeps one.
   * @returns a function that notes that it was left; undefined for one that waits
   */
  readonly open: (window: OpenWindow, takesOver: boolean) => (() => void) | undefined;
  readonly mayWrite: (name: string) => boolean;
  readonly close: () => void;
};

/**
 * Follows which window of the form may write.
 * @param onLeft called when it was left and no other came
 */
export function windowsOfForm(onLeft: () => void): Windows {
  /** The first one may write, the others take over: the latest comes next. */
  let all: readonly OpenWindow[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let end: NodeJS.Timeout | undefined;
  const leave = (window: OpenWindow) => {
    if (!all.includes(window)) return;
    const [first] = all;
    all = all.filter((left) => left !== window);
    if (window === first) all[0]?.tell(true);
    if (all.length === 0) end = setTimeout(onLeft, reloadTime);
  };
  return {
    open: (window, takesOver) => {
      const [first, ...others] = all;
      window.tell(first === undefined);
      if (first && !takesOver) return undefined;
      clearTimeout(end);
      all = first ? [first, window, ...others] : [window];
      if (first) {
        first.tell(false);
        // by then it has left by itself, unless it hangs
        timers.add(setTimeout(leave, patience, first));
      }
      return () => leave(window);
    },
    mayWrite: (name) => all[0]?.name === name,
    close: () => {
      for (const timer of [end, ...timers]) clearTimeout(timer);
    },
  };
}
