import { type Collection, kindOf, type Part, textFields } from '../../../../src/editor/site/model';
import { blank, duplicateOf, innerPart } from './blank';
import { withValue } from './edit';
import type { Entry } from './json';

/**
 * A new entry or a copy, with slug, path and headings derived from a title.
 * @returns its file, which is empty if the title has no letter or digit
 */
export function newEntry(
  { schema, place }: Collection,
  title: string,
  model?: Entry,
): { readonly file: string; readonly entry: Entry } {
  const slug = slugOf(title);
  const names: Partial<Record<string, string>> = {
    slug,
    'page-path': `/${slug}`,
    'page-title': title,
  };
  let entry = (model ? duplicateOf(schema, model) : blank(schema)) as Entry;
  for (const [key, part] of Object.entries<Part>(schema.shape)) {
    const name = names[kindOf(innerPart(part)) ?? ''] ?? (key === 'title' ? title : undefined);
    if (name !== undefined) entry = { ...entry, [key]: name };
  }
  // a main heading must be unique in the site
  for (const { path, format } of textFields(schema, entry))
    if (format === 'main-heading') entry = withValue(entry, path, title) as Entry;
  return { file: slug === '' ? '' : `${place}${slug}.json`, entry };
}

/** A slug: "Fair Hiring" becomes "fair-hiring". */
function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** A free path for an uploaded picture, which is saved as WebP. */
export function uploadName(fileName: string, taken: readonly string[]): string {
  const name = slugOf(fileName.replace(/\.[^.]*$/, '')) || 'picture';
  const names = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  // many file systems are case-insensitive
  const others = taken.map((path) => path.toLowerCase());
  const free = names.find((each) => !others.includes(`images/${each}.webp`)) ?? name;
  return `images/${free}.webp`;
}
