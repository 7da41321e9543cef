/** Milliseconds within which a page that is reloaded is open again. */
const reloadTime = 10_000;

/** Milliseconds that a window has to send what was typed in it, before another one takes over. */
const patience = 2000;

/** A window of the form, which names itself. */
type OpenWindow = {
  readonly name: string;
  /** Tells it whether it may write. */
  readonly tell: (isTurn: boolean) => void;
};

/** The windows of the form that are open. */
export type Windows = {
  /** Notes that a window is open. @returns a function that notes that it was left */
  readonly open: (window: OpenWindow, takesOver: boolean) => () => void;
  readonly mayWrite: (name: string) => boolean;
  readonly close: () => void;
};

/**
 * Follows which windows of the form are open, of which one may write.
 * @param onLeft called when the last one was left and none came back
 */
export function windowsOfForm(onLeft: () => void): Windows {
  /** The first one may write, the others wait. */
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
      clearTimeout(end);
      const [first, ...others] = all;
      all = first && takesOver ? [first, window, ...others] : [...all, window];
      window.tell(first === undefined);
      if (first && takesOver) {
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
