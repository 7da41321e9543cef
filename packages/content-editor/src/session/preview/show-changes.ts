import type { FileWrite, Preview, Upload } from '../../store/store';
import { onChange, type StateHolder } from '../state-holder';
import { writesOf } from '../save/to-save';

/** Milliseconds without a change until it is shown: while someone types, the site stays still. */
const showDelay = 200;

/** Milliseconds until the next attempt while the store doesn't answer. */
const retry = 2000;

/**
 * Shows a session's unsaved changes on the site beside the form, from now on.
 * @returns a function that stops it
 */
export function showChanges(session: StateHolder, preview: Pick<Preview, 'show'>): () => void {
  const sentUploads = new WeakSet<Upload>();
  let sent: readonly FileWrite[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const send = async () => {
    const { state } = session;
    const changes = writesOf(state);
    if (isSending || (sent && isEqual(sent, changes))) return;
    isSending = true;
    const uploads = Object.entries(state.pictures);
    const isNew = (change: FileWrite) => {
      const upload = state.pictures[change.path];
      return 'text' in change || (!!upload && !sentUploads.has(upload));
    };
    try {
      const shown = await preview.show(changes.filter(isNew));
      sent = changes;
      for (const [path, upload] of uploads)
        if (upload && changes.some((change) => change.path === path)) sentUploads.add(upload);
      session.dispatch({ type: 'changes shown', shown, sent: state });
      // what was typed meanwhile
      schedule(0);
    } catch {
      schedule(retry);
    }
    isSending = false;
  };
  const schedule = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), wait);
  };
  const parts = ['editedEntries', 'leadsTo', 'pictures', 'saved'] as const;
  const stop = onChange(session, parts, () => schedule(showDelay));
  schedule(0);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function isEqual(before: readonly FileWrite[], now: readonly FileWrite[]): boolean {
  return (
    before.length === now.length &&
    now.every((change, index) => {
      const old = before[index];
      if (old?.path !== change.path) return false;
      return 'text' in change
        ? 'text' in old && old.text === change.text
        : 'base64' in old && old.base64 === change.base64;
    })
  );
}
