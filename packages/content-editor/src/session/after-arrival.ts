import type { Unconfirmed } from '../store/edits';
import { isSame } from '../writing/json';
import { afterAdopting, withKeptEdits, withUnconfirmed } from './sync/adopt';
import { titleInForm } from './titles/titles';
import type { Arrival } from './state/events';
import { chooseVersion } from './undecided-words';
import type { State } from './state/state';
import { keepUploads } from './pictures/uploads';

/** How the state changes by content that comes from the store. */
export function afterArrival(state: State, event: Arrival): Partial<State> {
  switch (event.type) {
    case 'edits restored':
      return restored(state, event);
    case 'content adopted': {
      const change = afterAdopting(state, event.base, event.done);
      return { ...change, ...afterRefresh({ ...state, ...change }) };
    }
    case 'sent adopted':
      return afterAdopting(state, event.base, event.done, event.sent);
  }
}

type EventOf<Type extends Arrival['type']> = Extract<Arrival, { readonly type: Type }>;

function restored(state: State, event: EventOf<'edits restored'>): Partial<State> {
  const edits = withoutEnded(event.edits);
  const known = { ...state, ...withKeptEdits(state, edits.kept) };
  const all = batches(edits.unconfirmed).reduce(
    (before, changes) => ({ ...before, ...withUnconfirmed(before, changes) }),
    known,
  );
  const { oldNames, conflicts } = all;
  return { oldNames, conflicts, ...keepUploads(all, event.done) };
}

/** Changes in their order, those of different paths together. */
function batches(changes: readonly Unconfirmed[]): readonly (readonly Unconfirmed[])[] {
  const isFirst = ({ path }: Unconfirmed, index: number) =>
    changes.findIndex((change) => change.path === path) === index;
  const first = changes.filter(isFirst);
  return first.length === 0
    ? []
    : [first, ...batches(changes.filter((change) => !first.includes(change)))];
}

/**
 * The edits without those that have ended: they were written to the files or taken back, and the browser closed before the store
 * had learned of it. The file counts then. What the store has kept is older, and merging it would bring that back.
 */
function withoutEnded({ kept, unconfirmed }: EventOf<'edits restored'>['edits']) {
  const ended = new Set(
    unconfirmed
      .filter(({ path, before, after }) => !after && isSame(before, kept.get(path)))
      .map(({ path }) => path),
  );
  return {
    kept: new Map([...kept].filter(([path]) => !ended.has(path))),
    unconfirmed: unconfirmed.filter(({ path }) => !ended.has(path)),
  };
}

/** What to tell about a change from elsewhere that was just merged. */
function afterRefresh(state: State): Pick<State, 'status' | 'failure'> {
  const damaged = damagedFiles(state).map((file) => `“${titleInForm(state, file)}”`);
  if (damaged.length > 0) {
    const names = damaged.join(', ');
    const status = `Something has changed meanwhile, and ${names} can’t be read now.`;
    return { status, failure: 'error' };
  }
  const isOpen = state.conflicts.length > 0;
  const next = isOpen ? chooseVersion : 'The form is up to date.';
  return { status: `Something has changed meanwhile. ${next}`, failure: undefined };
}

/** The files of the base that can't be read. */
function damagedFiles({ base, baseEntries }: State): readonly string[] {
  return Object.keys(base.files).filter((file) => !(file in baseEntries));
}
