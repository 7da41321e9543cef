import { isPicture } from 'content-check/picture-path';
import type { Upload } from '../store/content';
import type { KeptEdit, Unconfirmed } from '../store/edits';
import { isSame } from '../writing/json';
import { recordWith } from '../writing/record';
import { afterAdopting, afterRestoringKept, afterRestoringUnconfirmed } from './sync/adopt';
import { titleInForm } from './titles/titles';
import type { Arrival } from './state/events';
import { chooseVersion } from './after-progress';
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

/**
 * Merges what was edited earlier: first what is kept, then the changes that this browser holds, in their
 * order.
 */
function restored(state: State, event: EventOf<'edits restored'>): Partial<State> {
  const { kept, unconfirmed } = withoutEnded(event.edits);
  const inOrder = [...kept, ...unconfirmed.map(({ path, after }) => [path, after] as const)];
  const { pictures, renamed } = keepUploads(
    { ...state, pictures: picturesAmong(inOrder) },
    event.done,
  );
  // an upload gets a new name if another picture has its name by now; entries show it by that
  const named = (path: string, edit: KeptEdit): KeptEdit => {
    if (!edit.value || isPicture(path)) return edit;
    const { [path]: value = null } = renamed({ [path]: edit.value });
    return { ...edit, value };
  };
  const known = new Map([...kept].map(([path, edit]) => [path, named(path, edit)] as const));
  const changes = unconfirmed.map(({ path, before, after }) => {
    return { path, before: before && named(path, before), after: after && named(path, after) };
  });
  const { editedEntries, oldNames, conflicts } = batches(changes).reduce(
    (all, batch) => ({ ...all, ...afterRestoringUnconfirmed(all, batch) }),
    { ...state, ...afterRestoringKept(state, known) },
  );
  return { editedEntries, oldNames, conflicts, pictures };
}

/** The pictures of what was edited, of which later edits count. */
function picturesAmong(
  edits: readonly (readonly [path: string, KeptEdit | undefined])[],
): State['pictures'] {
  return edits
    .filter(([path]) => isPicture(path))
    .reduce<State['pictures']>(
      (all, [path, edit]) => recordWith(all, path, edit?.value as Upload | null | undefined),
      {},
    );
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
 * Leaves out edits that ended before the browser closed (written or taken back) while the store still had
 * them: merging those would bring them back.
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
