import { onChange, type StateHolder } from './state/state-holder';

/** Milliseconds without a change until the content is checked. */
const checkDelay = 150;

/** A window, and what it does after an edit. */
type EditedWindow = StateHolder & {
  readonly keep: () => Promise<void>;
  readonly checkEdits: () => Promise<void>;
};

/**
 * From now on, keeps what is edited, and checks it, both after the key event: typing isn't blocked.
 * @returns a function that waits until what is edited is checked
 */
export function followEdits(session: EditedWindow): () => Promise<void> {
  const keeping = later(0, () => session.keep());
  const checking = later(checkDelay, () => session.checkEdits());
  // what is kept is what differs from the base
  const keptParts = ['base', 'editedEntries', 'oldNames', 'pictures', 'conflicts'] as const;
  onChange(session, keptParts, keeping.start);
  onChange(session, ['editedEntries', 'oldNames', 'pictures'], checking.start);
  return checking.finish;
}

/** A task that runs some milliseconds after it was started last, or once somebody waits for it. */
function later(wait: number, task: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const run = () => {
    timer = undefined;
    running = task();
    return running;
  };
  return {
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), wait);
    },
    finish: () => {
      if (timer === undefined) return running;
      clearTimeout(timer);
      return run();
    },
  };
}
