import { type Collection, formattedTexts, kindOf, type Part } from '../site/model';
import { blank, duplicateOf, innerPart } from './blank';
import type { Entry } from './json';
import { withValue } from './path';

/**
 * An entry of a title, new or a copy, with names made from the title.
 * @returns the file to put it in; none where the title has no letter or digit
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
  // of main headings there may be only one in the site
  for (const { path, format } of formattedTexts(schema, entry))
    if (format === 'main-heading') entry = withValue(entry, path, title) as Entry;
  return { file: slug === '' ? '' : `${place}${slug}.json`, entry };
}

/** Words as a short name or a part of an address: "Fair Hiring" is "fair-hiring". */
function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

/** A free path for a picture that comes from this computer; it will be written as WebP. */
export function uploadName(fileName: string, taken: readonly string[]): string {
  const name = slugOf(fileName.replace(/\.[^.]*$/, '')) || 'picture';
  const names = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  const free = names.find((each) => !taken.includes(`images/${each}.webp`)) ?? name;
  return `images/${free}.webp`;
}
