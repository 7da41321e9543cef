import { type ContentDocument, problemAt } from './content-document';
import type { ContentFolder } from './content-folder';
import { valueAt } from './model-walk';
import type { Problem } from './problem';
import { quoted } from './suggestion';

/** How many characters search results show in full, and how few look like a mistake. */
const lengths = { title: { least: 4, most: 40 }, description: { least: 70, most: 155 } } as const;

type Field = keyof typeof lengths;

/** Titles and descriptions that search results would cut, or could not tell apart. */
export function searchResultProblems({ documents }: ContentFolder): readonly Problem[] {
  const pages = documents.filter(({ collection }) => collection?.typeName === 'ContentPage');
  const sites = documents.filter(({ collection }) => collection?.typeName === 'SiteContent');
  return [
    ...pages.flatMap((page) => [...length(page, 'title'), ...length(page, 'description')]),
    ...sites.flatMap((site) => length(site, 'description')),
    ...shared(pages, 'title'),
    ...shared(pages, 'description'),
  ];
}

function length(document: ContentDocument, field: Field): readonly Problem[] {
  const text = valueAt(document.value, [field]);
  if (typeof text !== 'string' || text.trim() === '') return [];
  const { least, most } = lengths[field];
  const size = text.length;
  if (size >= least && size <= most) return [];
  const fault = size < least ? 'short' : 'long';
  const message = `This is ${fault} for search results (${size.toString()} characters). ${least.toString()} to ${most.toString()} are best.`;
  return [problemAt(document, [field], message, 'warning')];
}

function shared(pages: readonly ContentDocument[], field: Field): readonly Problem[] {
  const first = new Map<unknown, string>();
  return pages.flatMap((page) => {
    const text = valueAt(page.value, [field]);
    const other = first.get(text);
    first.set(text, other ?? page.file);
    if (other === undefined || typeof text !== 'string') return [];
    const message = `The page in ${other} has the same ${field} ${quoted(text)}. Give each page its own.`;
    return [problemAt(page, [field], message, 'warning')];
  });
}
