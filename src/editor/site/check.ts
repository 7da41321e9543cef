import { checkFolder } from '../../content-model/validation/check-folder';
import {
  type ContentDocument,
  parseDocument,
} from '../../content-model/validation/content-document';
import type { PictureInspection } from '../../content-model/validation/inspect-pictures';
import type { Problem } from '../../content-model/validation/problem';

const encoder = new TextEncoder();
const parsed = new Map<string, ContentDocument>();

/**
 * The site's own check of content in memory.
 * @returns what `checkContent` would say of a folder "content" with these files
 */
export function checkTexts(
  files: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, PictureInspection>>,
): readonly Problem[] {
  const documents = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, text]) => documentAt(path, text));
  const paths = new Set([...Object.keys(files), ...Object.keys(pictures)]);
  const folder = { name: 'content', paths, links: [], documents };
  return checkFolder(folder, new Map(Object.entries(pictures)));
}

/** Unchanged files are not parsed again. */
function documentAt(path: string, text: string): ContentDocument {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const document = parseDocument('content', path, encoder.encode(text));
  parsed.set(path, document);
  return document;
}
