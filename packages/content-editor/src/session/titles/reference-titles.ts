import * as z from 'zod';
import { metadataOf } from 'content-check/field-metadata';
import type { ContentModel } from 'content-check/content-model';
import { type Entries, type Entry, isSame, type Json } from '../../writing/json';
import { namespaceOf, nameOf, type Names } from '../../writing/references/reference-names';
import type { TitleOf } from '../../writing/changes/display-value';
import { titleOfFile } from '../../writing/titles';
import { choiceLabel, type Part, traitsOf } from '../../writing/schema';
import { memoizeLast } from '../../writing/memoize-last';
import { namesIn } from '../references/names';
import type { ContentState } from '../state/state';
import { entriesToWrite } from '../write/to-write';

/** The titles of the entries that references lead to: of the last commit, of the base, and as edited. */
export function titlesIn(state: ContentState): TitleOf {
  const { model, committed, baseEntries } = state;
  // the latest come last, since they win
  const known = [committed, baseEntries, entriesToWrite(state)]
    .flatMap(Object.entries<Entry>)
    .map(([file, entry]) => {
      const key = `${namespaceOf(model, file)} ${nameOf(model, file, entry)}`;
      return [key, titleOfFile(model, file, entry)] as const;
    });
  const titles = new Map(known);
  return (part, value) => {
    const { refersTo, isChosen } = part ? traitsOf(part) : {};
    return refersTo && isChosen && typeof value === 'string'
      ? titles.get(`${refersTo.collection} ${value}`)
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
  return compute(state.model, collection, namesIn(state), state.editedEntries);
}

/**
 * The title of the entry that a value refers to, or words that say that the entry is missing.
 * @returns undefined for values that aren't references, or not yet
 */
export function referencedTitle(state: ContentState, part: Part, value: Json): string | undefined {
  const { refersTo, isChosen } = traitsOf(part);
  if (!refersTo || !isChosen || typeof value !== 'string' || value === '') return undefined;
  const known = titlesByName(state, refersTo.collection);
  if (Object.hasOwn(known, value)) return known[value];
  return `Missing: ${metadataOf(part).title?.toLowerCase() ?? 'entry'}`;
}

/** What a choice is called: by its label, or by the title of the entry that it refers to; a text by itself. */
export function labelOf(state: ContentState, part: Part, value: string): string {
  return part instanceof z.ZodEnum
    ? choiceLabel(part, value)
    : (referencedTitle(state, part, value) ?? value);
}
