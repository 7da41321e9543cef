import type { Collection } from 'content-check/collection';
import { type ContentModel, pictureFolderOf } from 'content-check/content-model';
import { metadataOf } from 'content-check/field-metadata';
import { nameKey } from 'content-check/portable-name';
import { textFields } from 'content-check/schema-traversal';
import * as z from 'zod';
import { withValue } from '../edit';
import type { Entry } from '../json';
import { innerPart, mustDiffer, type Part, traitsOf } from '../schema';
import { blankValue, duplicateOf } from './blank';
import { slugOf } from './slug';

/**
 * A new entry or a copy. Its title, its name for references and its main heading are derived from a title;
 * its date is today.
 * @param copied the entry to copy
 * @returns its file, which is empty if the title has no letter or digit
 */
export function newEntry(
  { schema, path: folder }: Collection,
  title: string,
  copied?: Entry,
): { readonly file: string; readonly entry: Entry } {
  const slug = slugOf(title);
  let entry = (copied ? duplicateOf(schema, copied) : blankValue(schema)) as Entry;
  for (const [key, part] of Object.entries<Part>(schema.shape)) {
    const inner = innerPart(part);
    if (key === 'title') entry = { ...entry, title };
    else if (traitsOf(inner).names !== undefined) entry = { ...entry, [key]: nameFor(inner, slug) };
    else if (traitsOf(inner).isDate && key in entry) entry = { ...entry, [key]: today() };
  }
  // a text in words that must differ from all others, such as a main heading, begins as the title
  for (const { path, traits } of textFields(schema, entry))
    if (mustDiffer(traits) && traits.isProse) entry = withValue(entry, path, title) as Entry;
  return { file: slug === '' ? '' : `${folder}${slug}.json`, entry };
}

/** The day where the editor is, as in "2026-03-02". */
function today(): string {
  const now = new Date();
  const minutes = now.getTimezoneOffset();
  return new Date(now.getTime() - minutes * 60_000).toISOString().slice(0, 10);
}

/**
 * The name for references that the schema accepts: a slug, or an address, also one below another as in the
 * schema's examples. Addresses that the site needs itself, such as "/static", are not accepted.
 */
function nameFor(part: Part, slug: string): string {
  const { examples = [] } = metadataOf(part);
  const below = examples.map((example) => String(example).replace(/[^/]*$/, slug));
  const names = [slug, `/${slug}`, `/our-${slug}`, ...below];
  return names.find((name) => z.safeParse(part, name).success) ?? slug;
}

/** A free path for an uploaded picture. */
export function uploadName(
  model: Pick<ContentModel, 'pictureFolder'>,
  fileName: string,
  taken: readonly string[],
  ending = 'webp',
): string {
  const name = slugOf(fileName.replace(/\.[^.]*$/, '')) || 'picture';
  const names = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  const used = taken.map(nameKey);
  const pathOf = (candidate: string) => `${pictureFolderOf(model)}/${candidate}.${ending}`;
  return pathOf(names.find((candidate) => !used.includes(nameKey(pathOf(candidate)))) ?? name);
}
