import type { Collection } from '../../content-model/collections';
import { textFields } from '../../content-model/validation/schema-traversal';
import { blank, duplicateOf, innerPart } from './blank';
import type { Entry } from './json';
import { kindOf, type Part } from './names';
import { withValue } from './path';
import { slugOf } from './slug';

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
  for (const { path, format } of textFields(schema, entry))
    if (format === 'main-heading') entry = withValue(entry, path, title) as Entry;
  return { file: slug === '' ? '' : `${place}${slug}.json`, entry };
}
