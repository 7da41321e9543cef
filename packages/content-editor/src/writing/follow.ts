import type { ContentModel } from 'content-check/content-model';
import type { EditorDefinition } from '../definition';
import { withValue } from './edit';
import type { Entries, Entry } from './json';
import { isValidName, namedAs, nameOf, type Names, namesOf, textsOf } from './named';
import { valueAt } from './path';
import { withoutCircles } from './redirects';
import { withPart } from './text-part';

/**
 * Updates references to renamed entries, and removes those to deleted ones where the format says so. Following
 * each keystroke of a rename would lose links: while "/about-us" is being typed, it is "/about" for a moment.
 * @param before the names that references use for files, including files that are deleted now
 * @param now the entries with their new names
 * @param entries the entries with the references, if other than `now`
 */
export function followNames(
  editor: EditorDefinition,
  before: Names,
  now: Entries,
  entries = now,
): Entries {
  const { model } = editor;
  const renames = new Map<string, Renames>();
  for (const name of new Set(Object.keys(before).flatMap((file) => namedAs(model, file) ?? []))) {
    const found = renamesOf(editor, before, now, name);
    if (found.size > 0) renames.set(name, found);
  }
  if (renames.size === 0) return entries;
  const followed = Object.entries(entries).map(
    ([file, entry]) => [file, renamed(model, file, entry, renames)] as const,
  );
  return withoutCircles(editor, entries, Object.fromEntries(followed));
}

/** New names by old ones; undefined for deleted entries. */
type Renames = ReadonlyMap<string, string | undefined>;

function renamesOf(
  { model, pages }: EditorDefinition,
  before: Names,
  now: Entries,
  collection: string,
): Renames {
  const isHere = (file: string) => namedAs(model, file) === collection;
  const home = pages?.collection === collection ? pages.home : undefined;
  const renames = new Map<string, string | undefined>();
  for (const [file, name] of Object.entries(before)) {
    if (!isHere(file) || name === home) continue;
    const after = nameOf(model, file, now[file]);
    const isBeingTyped = file in now && !isValidName(model, file, after);
    if (name === after || isBeingTyped) continue;
    // after a save and an undo, two files may have had the same name, and one still exists
    renames.set(name, after ?? renames.get(name));
  }
  if (renames.size === 0) return renames;
  // another entry may have taken the name of a deleted one
  for (const [file, name] of Object.entries(namesOf(model, now)))
    if (isHere(file) && before[file] === name && renames.get(name) === undefined)
      renames.delete(name);
  return renames;
}

function renamed(
  model: ContentModel,
  file: string,
  entry: Entry,
  renames: ReadonlyMap<string, Renames>,
): Entry {
  // backwards: removing an entry shifts the indices after it, and another address the rest of its text
  return textsOf(model, file, entry).reduceRight<Entry>(
    (changed, { path, traits, value, within }) => {
      const { refersTo } = traits;
      const found = refersTo && renames.get(refersTo.collection);
      if (!found) return changed;
      const [name = '', ...anchor] = refersTo.mayHaveAnchor ? value.split('#') : [value];
      if (!found.has(name)) return changed;
      const next = found.get(name);
      // the check reports links to a deleted page, and the user decides where they lead
      if (next === undefined && refersTo.whenDeleted === 'kept') return changed;
      const text = next === undefined ? undefined : [next, ...anchor].join('#');
      if (!within || text === undefined) return withValue(changed, path, text) as Entry;
      return withValue(changed, path, withPart(valueAt(changed, path), within, text)) as Entry;
    },
    entry,
  );
}
