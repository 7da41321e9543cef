import { onChange, type StateHolder } from './state/state-holder';

/** Milliseconds without a change until the content is checked. */
const checkDelay = 150;

/** A window, and what it does after an edit. */
type EditedWindow = StateHolder & {
  readonly keep: () => Promise<void>;
  readonly check: () => Promise<void>;
};

/** Keeps what is edited, and checks it, both after the key event, so that they don't block typing. */
export function followEdits(session: EditedWindow): void {
  onChange(
    session,
    ['editedEntries', 'oldNames', 'pictures', 'conflicts'],
    later(0, () => void session.keep()),
  );
  onChange(
    session,
    ['editedEntries', 'oldNames', 'pictures'],
    later(checkDelay, () => void session.check()),
  );
}

/** A function that runs a task some milliseconds after its last call. */
function later(wait: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(task, wait);
  };
}
