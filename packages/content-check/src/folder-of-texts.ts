import { type ContentDocument, type ContentFolder, parseDocument } from './content-document';
import type { ContentModel } from './content-model';

type Model = Pick<ContentModel, 'collections'>;
type Parsed = { readonly source: string | Uint8Array; readonly document: ContentDocument };

const parsedOf = new WeakMap<Model, Map<string, Parsed>>();

/**
 * A content folder in memory, called "content".
 * @param files what is in its JSON files, by their paths below it
 * @param others the paths of its other files, such as pictures
 */
export function folderOfTexts(
  model: Model,
  files: Readonly<Record<string, string | Uint8Array>>,
  others: Iterable<string> = [],
): ContentFolder {
  const documents = Object.entries(files).map(([path, source]) => documentAt(model, path, source));
  const paths = new Set([...Object.keys(files), ...others]);
  return { name: 'content', paths, symlinks: [], documents };
}

/** Unchanged files are not parsed again. */
function documentAt(model: Model, path: string, source: string | Uint8Array): ContentDocument {
  const parsed = parsedOf.get(model) ?? new Map<string, Parsed>();
  parsedOf.set(model, parsed);
  const known = parsed.get(path);
  if (known?.source === source) return known.document;
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const document = parseDocument(model, 'content', path, bytes);
  parsed.set(path, { source, document });
  return document;
}
