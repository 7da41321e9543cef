import type { ContentModel } from 'content-check/content-model';
import { metadataOf } from 'content-check/field-metadata';
import * as z from 'zod';
import type { TitleOf } from '../../writing/changes/display-value';
import { type Entries, type Entry, type Json, isSame } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import type { FieldPlace } from '../../writing/path';
import { familiarTitle } from '../../writing/references/menus';
import { type Names, nameOf, namespaceOf } from '../../writing/references/names';
import { referenceKey } from '../../writing/references/references';
import { type Part, choiceLabel, chosenFrom } from '../../writing/schema';
import { titleOfField, titleOfFile } from '../../writing/titles';
import { referenceNames } from '../references/reference-names';
import type { ContentState, State } from '../state/state';
import { entriesToWrite } from '../write/to-write';

/** What the form calls a file: by what is edited, or else by the base, or the last commit. */
export function titleInForm(state: ContentState, file: string): string {
  const { [file]: base = state.committed[file] } = state.baseEntries;
  return titleOfVersion(state, file, state.editedEntries[file] ?? base, base);
}

/**
 * What the form calls a version of a file. As long as a new address of a page isn't complete, menus refer to
 * the page by the old one.
 * @param before the version of the base
 */
export function titleOfVersion(
  state: ContentState,
  file: string,
  entry: Entry | undefined,
  before: Entry | undefined,
): string {
  const used = referenceNames(state)[file] ?? nameOf(state.model, file, before);
  return familiarTitle(state.model, state.editedEntries, file, { entry, used });
}

/** The own title of a page for which the form has that of a menu; undefined for any other file. */
export function ownTitle(state: State, file: string): string | undefined {
  const { model, baseEntries, editedEntries } = state;
  const title = titleOfFile(model, file, editedEntries[file] ?? baseEntries[file]);
  return title === titleInForm(state, file) ? undefined : title;
}

/** The full name of a field: "Home › Hero: Welcome › Main heading". */
export function titleOfPlace(state: State, { file, field }: FieldPlace): string {
  const title = titleInForm(state, file);
  const inside = titleOfField(state.model, file, state.editedEntries[file], field);
  return field === '' ? title : `${title} › ${inside}`;
}

/** The titles of the entries that references lead to: of the last commit, of the base, and as edited. */
export function titlesIn(state: ContentState): TitleOf {
  const { model, committed, baseEntries } = state;
  // the latest come last, since they win
  const known = [committed, baseEntries, entriesToWrite(state)]
    .flatMap(Object.entries<Entry>)
    .map(([file, entry]) => {
      const name = nameOf(model, file, entry) ?? '';
      const key = referenceKey(namespaceOf(model, file) ?? '', name);
      return [key, titleOfFile(model, file, entry)] as const;
    });
  const titles = new Map(known);
  return (part, value) => {
    const collection = part && chosenFrom(part);
    return collection !== undefined && typeof value === 'string'
      ? titles.get(referenceKey(collection, value))
      : undefined;
  };
}

/** A memoized computation for each collection. */
const titles = new Map<string, typeof titlesOf>();

function titlesOf(model: ContentModel, collection: string, names: Names, entries: Entries): Names {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([file, entry]) => {
      const name = namespaceOf(model, file) === collection ? names[file] : undefined;
      return name === undefined ? [] : [[name, titleOfFile(model, file, entry)]];
    }),
  );
}

/**
 * The titles of a collection's entries, by name.
 * @returns the same object while they are unchanged, since every reference reads it on every keystroke
 */
export function titlesByName(state: ContentState, collection: string): Names {
  const compute = titles.get(collection) ?? memoizeLast(titlesOf, isSame);
  titles.set(collection, compute);
  return compute(state.model, collection, referenceNames(state), state.editedEntries);
}

/**
 * The title of the entry that a value refers to, or words that say that the entry is missing.
 * @returns undefined for values that aren't references, or not yet
 */
export function referencedTitle(state: ContentState, part: Part, value: Json): string | undefined {
  const collection = chosenFrom(part);
  if (collection === undefined || typeof value !== 'string' || value === '') return undefined;
  const known = titlesByName(state, collection);
  if (Object.hasOwn(known, value)) return known[value];
  return `Missing: ${metadataOf(part).title?.toLowerCase() ?? 'entry'}`;
}

/** What a choice is called: its label, the title of the entry that it refers to, or else itself. */
export function labelOf(state: ContentState, part: Part, value: string): string {
  return part instanceof z.ZodEnum
    ? choiceLabel(part, value)
    : (referencedTitle(state, part, value) ?? value);
}
