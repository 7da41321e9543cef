import type { Problem } from 'content-check/problem';
import type { ContentModel } from 'content-check/content-model';
import { messagesFor } from '../../src/editor-messages';
import type { FieldPlace } from '../../src/writing/path';
import { publishEdits } from '../../src/session/publish/send-edits';
import { resolveConflict } from '../../src/session/sync/resolve-conflict';
import { Session } from '../../src/session/session';
import type { EditStore } from '../../src/store/edits';
import type { Check, PreviewSource, Store } from '../../src/store/store';
import { siteModel } from '../small-site/model';
import { memoryEdits, memoryStore, type Replaced } from './memory-store';

/** The page beside the form. */
export const pageBeside: PreviewSource = {
  address: 'about:blank',
  sharedPicture: ({ published }) =>
    Promise.resolve({ address: `${published}?drawn`, note: 'Drawn now.' }),
};

/** Waits until changes are kept, which happens after the current event. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A session with a store; by default its check finds nothing, it keeps what is edited as the store does, and it edits the small site. */
export function openSession(
  store: Store,
  check: Check = () => Promise.resolve([]),
  edits: EditStore = store.edits,
  model: ContentModel = siteModel,
) {
  return Session.open({
    model,
    messages: messagesFor(model),
    store: edits === store.edits ? store : { ...store, edits },
    check,
  });
}

/** The content of `openContact`. */
export const contact = {
  email: 'a@b.example',
  phone: '(304) 555-0142',
  location: 'Elkins, WV',
};
export const contactFiles = { 'contact.json': JSON.stringify(contact, null, 2) };

/** A mistake in a field. */
export const mistakeAt = (place: FieldPlace): Problem => ({
  ...{ severity: 'error', line: 1, column: 1, code: 'text-broken', params: {} },
  ...place,
});

/** A mistake in the content of `openContact`. */
export const phoneMistake = mistakeAt({ file: 'contact.json', field: 'phone' });

/** Has a session's check find problems, now and from then on. */
export async function letCheckFind(session: Session, problems: readonly Problem[]): Promise<void> {
  jest.spyOn(session, 'check').mockResolvedValue(problems);
  await session.checkEdits();
}

/** A session with `contact.json` open. */
export async function openContact(replaced: Replaced = {}, edits = memoryEdits(), check?: Check) {
  const memory = memoryStore(contactFiles, { edits, ...replaced });
  const session = await openSession(memory.store, check);
  session.dispatch({ type: 'file opened', file: 'contact.json' });
  return { session, ...memory, edits };
}

/** Keeps the version here wherever there are two. */
export function resolveConflicts(session: Session): void {
  for (const conflict of session.state.conflicts) resolveConflict(session, conflict, false);
}

/** Publishes. @returns whether that was done */
export const publishes = async (session: Session): Promise<boolean> =>
  (await publishEdits(session))?.result === 'done';

/** Publishes, and makes a change before the store answers. */
export async function publishMeanwhile(session: Session, change: () => void): Promise<void> {
  const { publishing } = session.store;
  const { publish: send } = publishing;
  jest.spyOn(publishing, 'publish').mockImplementationOnce((request, signal) => {
    change();
    return send(request, signal);
  });
  await publishEdits(session);
}
