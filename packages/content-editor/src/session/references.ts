import { metadataOf } from 'content-check/field-metadata';
import type { EditorDefinition } from '../definition';
import { followNames } from '../writing/follow';
import { type Entries, type Entry, isSame, type Json } from '../writing/json';
import { linksTo } from '../writing/links';
import { isValidName, namedAs, nameFieldOf, nameOf, type Names, namesOf } from '../writing/named';
import { fileName } from '../writing/names';
import { type Part, traitsOf } from '../writing/schema';
import { memoizeLast } from './memoize-last';
import type { Content, State } from './state';

/** The names that references in the edited entries use for files. */
export function namesInUse({
  editor,
  entries,
  names,
}: Pick<State, 'editor' | 'entries' | 'names'>): Names {
  return { ...namesOf(editor.model, entries), ...names };
}

/**
 * The state with another entry in a file; `undefined` removes it. A new entry's first name is noted, so that
 * references to it follow, too. If another entry takes the old name of a renamed one, references follow
 * at once: from then on the name means the other. They also do if an entry gets its saved name back.
 */
export function withEntry(
  state: Pick<State, 'editor' | 'entries' | 'values' | 'names'>,
  file: string,
  entry: Entry | undefined,
): Pick<State, 'values' | 'names'> {
  const { model } = state.editor;
  const { [file]: old, ...others } = state.values;
  const values = entry ? { ...others, [file]: entry } : others;
  const name = nameOf(model, file, entry);
  if (name === nameOf(model, file, old)) return { values, names: state.names };
  const isNew = name !== undefined && !(file in state.entries);
  const names = isNew ? { [file]: name, ...state.names } : state.names;
  const now = namesOf(model, values);
  const saved = namesOf(model, state.entries);
  const used = namesInUse({ ...state, names });
  const known = Object.entries(used).filter(([path]) => path in values);
  const keyOf = (path: string, word: string) => `${namedAs(model, path)} ${word}`;
  const owners = new Map(Object.entries(now).map(([path, word]) => [keyOf(path, word), path]));
  const isTaken = known.some(([path, word]) => (owners.get(keyOf(path, word)) ?? path) !== path);
  // an unchanged entry has no draft that could store another name
  const isBack = known.some(([path, word]) => now[path] === saved[path] && word !== now[path]);
  // while a name is being typed, it may briefly be invalid, empty or that of another entry
  const isBeingTyped =
    owners.size < Object.keys(now).length ||
    known.some(([path, word]) => now[path] !== word && !isValidName(model, path, now[path]));
  if (isBeingTyped || !(isTaken || isBack)) return { values, names };
  const deleted = Object.entries(names).filter(([path]) => !(path in now));
  const changed = Object.entries(now).filter(([path, word]) => saved[path] !== word);
  return {
    values: followNames(state.editor, used, values),
    // deleted entries keep their names
    names: Object.fromEntries([...deleted, ...changed]),
  };
}

/**
 * The state before a field is changed. A link that was typed to the new address of a renamed page means that
 * page, too: when the page is renamed again, all links to it follow.
 */
export function withTypedLinks(state: State, file: string, field: string): State {
  const { model } = state.editor;
  const { [file]: used } = namesInUse(state);
  const name = nameOf(model, file, state.values[file]);
  const isName = field === nameFieldOf(model, file)?.key;
  if (!isName || name === undefined || used === undefined || used === name) return state;
  const kind = namedAs(model, file);
  const namesakes = Object.entries(namesOf(model, state.values)).filter(
    ([path, word]) => word === name && namedAs(model, path) === kind,
  );
  if (namesakes.length > 1 || linksTo(model, state.values, file).length === 0) return state;
  const values = followNames(state.editor, { [file]: used }, state.values);
  return { ...state, values, names: { ...state.names, [file]: name } };
}

/**
 * The values of a step before a save, with references by the names that entries have there; and those names, where
 * they aren't the saved ones. An unchanged file would have no draft for the names in its references.
 */
export function withSavedNames(
  step: Content,
  { editor, entries }: Pick<State, 'editor' | 'entries'>,
): Pick<State, 'values' | 'names'> {
  const used = namesInUse(step);
  const values = followNames(editor, used, step.values);
  const saved = namesOf(editor.model, entries);
  const names = Object.entries({ ...used, ...namesOf(editor.model, values) }).map(
    ([file, name]) =>
      // an invalid name is not followed
      [file, isValidName(editor.model, file, name) ? name : (used[file] ?? name)] as const,
  );
  return {
    values,
    names: Object.fromEntries(names.filter(([file, name]) => saved[file] !== name)),
  };
}

/** A memoized computation for each collection. */
const titles = new Map<string, typeof titlesIn>();

function titlesIn(
  editor: EditorDefinition,
  collection: string,
  entries: Entries,
  names: Names,
  values: Entries,
): Names {
  const used = namesInUse({ editor, entries, names });
  return Object.fromEntries(
    Object.entries(values).flatMap(([file, entry]) => {
      const isHere = namedAs(editor.model, file) === collection;
      const name = isHere ? used[file] : undefined;
      return name === undefined ? [] : [[name, fileName(editor.model, file, entry)]];
    }),
  );
}

/**
 * The titles of a collection's entries, by the names that references use.
 * @returns the same object while they are unchanged, since every reference reads it on every keystroke
 */
export function titlesByName({ editor, entries, names, values }: State, collection: string): Names {
  const compute = titles.get(collection) ?? memoizeLast(titlesIn, isSame);
  titles.set(collection, compute);
  return compute(editor, collection, entries, names, values);
}

/**
 * The title of the entry that a value refers to, or words that it is missing.
 * @returns undefined for values that aren't references, or not yet
 */
export function referencedTitle(state: State, part: Part, value: Json): string | undefined {
  const { refersTo, isChosen } = traitsOf(part);
  if (!refersTo || !isChosen || typeof value !== 'string' || value === '') return undefined;
  const known = titlesByName(state, refersTo.collection);
  if (Object.hasOwn(known, value)) return known[value];
  return `Missing: ${metadataOf(part).title?.toLowerCase() ?? 'entry'}`;
}
