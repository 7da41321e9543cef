import {
  kindOf,
  nameFields,
  type Part,
  referenceFormats,
  servedPath,
} from '../../../../src/editor/site/model';
import {
  followNames,
  isValidName,
  linksTo,
  nameOf,
  type Names,
  namesOf,
  ownerOf,
  textsOf,
} from '../writing/follow';
import { type Entries, type Entry, isSame, type Json } from '../writing/json';
import { fileName } from '../writing/names';
import { memoizeLast } from './memoize-last';
import type { State } from './state';

/** The names that references in the edited entries use for files. */
export function namesInUse({ entries, names }: Pick<State, 'entries' | 'names'>): Names {
  return { ...namesOf(entries), ...names };
}

/**
 * The state with another entry in a file; `undefined` removes it. A new entry's first name is noted, so that
 * references to it follow, too. If another entry takes the old name of a renamed one, references follow
 * at once: from then on the name means the other. They also do if an entry gets its saved name back.
 */
export function withEntry(
  state: Pick<State, 'entries' | 'values' | 'names'>,
  file: string,
  entry: Entry | undefined,
): Pick<State, 'values' | 'names'> {
  const { [file]: old, ...others } = state.values;
  const values = entry ? { ...others, [file]: entry } : others;
  const name = nameOf(file, entry);
  if (name === nameOf(file, old)) return { values, names: state.names };
  const isNew = name !== undefined && !(file in state.entries);
  const names = isNew ? { [file]: name, ...state.names } : state.names;
  const now = namesOf(values);
  const owners = new Map(Object.entries(now).map(([each, its]) => [its, each]));
  const used = namesInUse({ ...state, names });
  const before = Object.entries(used).filter(([each]) => each in values);
  const saved = namesOf(state.entries);
  const isTaken = before.some(([each, its]) => (owners.get(its) ?? each) !== each);
  // an unchanged entry has no draft that could store another name
  const isBack = before.some(([each, its]) => now[each] === saved[each] && its !== now[each]);
  // while an address is being typed, it may briefly be invalid, empty or that of another page
  const isTyped =
    owners.size < Object.keys(now).length ||
    before.some(([each, its]) => now[each] !== its && !isValidName(each, now[each]));
  if (isTyped || !(isTaken || isBack)) return { values, names };
  const changed = Object.entries(now).filter(([each, its]) => saved[each] !== its);
  return {
    values: followNames(used, values),
    // deleted entries keep their names
    names: Object.fromEntries([
      ...Object.entries(names).filter(([each]) => !(each in now)),
      ...changed,
    ]),
  };
}

/**
 * The state before a field is changed. A link that was typed to the new address of a renamed page means that
 * page, too: when the page is renamed again, all links to it follow.
 */
export function withTypedLinks(state: State, file: string, field: string): State {
  const { [file]: used } = namesInUse(state);
  const name = nameOf(file, state.values[file], 'pages');
  if (field !== nameFields.pages || name === undefined || used === undefined || used === name)
    return state;
  const pages = Object.values(namesOf(state.values)).filter((each) => each === name);
  if (pages.length > 1 || linksTo(state.values, file).length === 0) return state;
  const values = followNames({ [file]: used }, state.values);
  return { ...state, values, names: { ...state.names, [file]: name } };
}

const titlesOf = memoizeLast((entries: Entries, names: Names, values: Entries): Names => {
  const used = namesInUse({ entries, names });
  const services = Object.entries(values).flatMap(([file, entry]) => {
    const slug = ownerOf(file) === 'services' ? used[file] : undefined;
    return slug === undefined ? [] : [[slug, fileName(file, entry)]];
  });
  return Object.fromEntries(services) as Names;
}, isSame);

/**
 * The titles of the services, by the slugs that references use.
 * @returns the same object while they are unchanged, since every reference reads it on every keystroke
 */
export function servicesBySlug({ entries, names, values }: State): Names {
  return titlesOf(entries, names, values);
}

/**
 * The title of the service that a list entry refers to.
 * @returns undefined for entries that aren't references
 */
export function referencedTitle(state: State, part: Part, entry: Json): string | undefined {
  const services = kindOf(part) === 'service-slug' ? servicesBySlug(state) : {};
  return typeof entry === 'string' && Object.hasOwn(services, entry) ? services[entry] : undefined;
}

/**
 * The path of the page that shows the open file: the page itself, one that lists the service, or the home
 * page.
 * @returns undefined for an unsaved page
 */
export function previewPath({ file, entries, values }: State): string | undefined {
  const path = nameOf(file, entries[file], 'pages');
  if (path !== undefined) return servedPath(path);
  if (nameOf(file, values[file], 'pages') !== undefined) return undefined;
  const slug = nameOf(file, entries[file], 'services');
  const isShownBy = ([other, entry]: [string, Entry]) =>
    textsOf(other, entry).some(
      ({ format, value }) => referenceFormats[format] === 'services' && value === slug,
    );
  const list = Object.entries(entries).find(isShownBy);
  return list ? servedPath(nameOf(...list, 'pages') ?? '/') : '/';
}
