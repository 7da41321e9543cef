import { isSame, isSameContent } from '../writing/json';
import { adopted, withKept, withUnconfirmed } from './sync/adopt';
import { titleInForm } from './titles';
import type { Arrival } from './events';
import { followed } from './undo/undo';
import { chooseVersion } from './undecided-words';
import type { State } from './state';
import { textsToWrite } from './write/to-write';
import { keepUploads } from './pictures/uploads';

/** How the state changes by content that comes from the store. */
export function arrived(state: State, event: Arrival): Partial<State> {
  switch (event.type) {
    case 'edits restored':
      return restored(state, event);
    case 'content adopted': {
      const change = adopted(state, event.base, event.done);
      return fromElsewhere(state, { ...change, ...afterRefresh({ ...state, ...change }) });
    }
    case 'sent adopted':
      return sentAdopted(state, event);
  }
}

type EventOf<Type extends Arrival['type']> = Extract<Arrival, { readonly type: Type }>;

/** A change from elsewhere, which undo doesn't take back. */
function fromElsewhere(before: State, change: Partial<State>): Partial<State> {
  return { ...change, undo: followed(before.undo, before, { ...before, ...change }) };
}

function restored(state: State, event: EventOf<'edits restored'>): Partial<State> {
  const { done } = event;
  const edits = withoutEnded(event.edits);
  const known = edits.kept.reduce<State>(
    (before, [path, kept]) => ({ ...before, ...withKept(before, path, kept) }),
    state,
  );
  const all = edits.unconfirmed.reduce<State>(
    (before, change) => ({ ...before, ...withUnconfirmed(before, change) }),
    known,
  );
  const { leadsTo, conflicts } = all;
  return { leadsTo, conflicts, ...keepUploads(all, done) };
}

/**
 * The edits without those that have ended before the store knew of it: by being written to the files, or taken back. Either way
 * the file is what counts. What was kept of them is older, and merging it would bring back what the file was before.
 */
function withoutEnded({ kept, unconfirmed }: EventOf<'edits restored'>['edits']) {
  const ended = new Set(
    unconfirmed
      .filter(({ path, before, after }) => !after && isSame(before, kept.get(path)))
      .map(({ path }) => path),
  );
  return {
    kept: [...kept].filter(([path]) => !ended.has(path)),
    unconfirmed: unconfirmed.filter(({ path }) => !ended.has(path)),
  };
}

/** What this window has sent can be undone; what others have changed meanwhile can't. */
function sentAdopted(state: State, { base, done, sent }: EventOf<'sent adopted'>): Partial<State> {
  const files = textsToWrite(sent);
  const own = { ...state, ...adopted(state, { ...base, files }, done, sent) };
  const next = adopted(own, base, done);
  return isSameContent(own.baseEntries, next.baseEntries) ? next : fromElsewhere(own, next);
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
