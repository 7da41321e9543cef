import { collectionOf } from 'content-check/collection';
import { partAt, textFields } from 'content-check/schema-traversal';
import { redirects } from '../../facts';
import type { Entries, Entry } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import { type FieldPlace, parsePath, valueAt } from '../../writing/path';
import { entryWithoutDeadLinks } from '../../writing/references/dead-links';
import { referenceKey, goneFiles } from '../../writing/references/references';
import { shownMistakes } from '../problems/shown-problems';
import type { State } from '../state/state';
import { referenceNames } from './reference-names';

/** The deleted files to which links still lead, as far as these links are shown as mistakes. */
export function deadTargets(state: State): readonly string[] {
  return [...new Set(shownMistakes(state).flatMap((place) => deadIn(state, place)))];
}

/** Those among them from which links can be removed, as far as they are told. */
export function targetsToUnlink(state: State): readonly string[] {
  const found = shownMistakes(state).flatMap((place) => {
    const dead = deadIn(state, place);
    const { [place.file]: entry } = state.editedEntries;
    return dead.length > 0 && entry && entry !== unlinked(state, place.file, entry) ? dead : [];
  });
  return [...new Set(found)];
}

/** The edited entries without links to deleted files. A link stays where its entry can't do without one. */
export function entriesWithoutDeadLinks(state: State): Entries {
  return Object.fromEntries(
    Object.entries(state.editedEntries).map(([file, entry]) => [
      file,
      unlinked(state, file, entry),
    ]),
  );
}

/** The deleted files to which a text leads, itself or by its links. */
function deadIn(state: State, { file, field }: FieldPlace): readonly string[] {
  const { model, editedEntries } = state;
  const { [file]: entry } = editedEntries;
  const dead = deadFiles(state);
  if (dead.size === 0) return [];
  const path = parsePath(field);
  const schema = collectionOf(model, file)?.schema;
  const part = schema && partAt(schema, entry, path);
  if (!part) return [];
  return [...textFields(part, valueAt(entry, path))].flatMap(
    ({ path: inside, traits: { refersTo }, value }) => {
      const found = refersTo && dead.get(ledTo(refersTo.collection, value));
      return found !== undefined && inside.length === 0 ? [found] : [];
    },
  );
}

/** An entry without links to deleted files. Redirects stay: those to a deleted page lead on by themselves. */
function unlinked(state: State, file: string, entry: Entry): Entry {
  const { model } = state;
  const dead = deadFiles(state);
  return file === redirects.file || dead.size === 0
    ? entry
    : entryWithoutDeadLinks(model, file, entry, (collection, text) =>
        dead.has(ledTo(collection, text)),
      );
}

const goneNow = memoizeLast(goneFiles);

const deadFiles = (state: State) =>
  goneNow(state.model, referenceNames(state), state.editedEntries);

/** What a link, also to a part of a page, leads to. */
const ledTo = (collection: string, href: string) =>
  referenceKey(collection, href.split('#')[0] ?? '');
