import { checkFolder } from 'content-check/check-folder';
import {
  type ContentDocument,
  type ContentFolder,
  parseDocument,
} from 'content-check/content-document';
import type { ContentModel } from 'content-check/content-model';
import type { PictureInspection, Pictures, Problem } from 'content-check/problem';

/**
 * The check of a folder.
 * @returns its problems, with their files as paths below the folder
 */
export function problemsIn(
  model: ContentModel,
  folder: ContentFolder,
  pictures: Pictures,
): readonly Problem[] {
  return checkFolder(model, folder, pictures).map((problem) => ({
    ...problem,
    file: problem.file.slice(folder.name.length + 1),
  }));
}

const encoder = new TextEncoder();
const parsed = new Map<string, ContentDocument>();

/**
 * The problems of content in memory, in a folder "content".
 * @param files changed ones last: of two equal names, the check reports the later one
 */
export function checkTexts(
  model: ContentModel,
  files: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, PictureInspection>>,
): readonly Problem[] {
  const documents = Object.entries(files).map(([path, text]) => documentAt(model, path, text));
  const paths = new Set([...Object.keys(files), ...Object.keys(pictures)]);
  const folder = { name: 'content', paths, symlinks: [], documents };
  return problemsIn(model, folder, new Map(Object.entries(pictures)));
}

/** Unchanged files are not parsed again. */
function documentAt(model: ContentModel, path: string, text: string): ContentDocument {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const document = parseDocument(model, 'content', path, encoder.encode(text));
  parsed.set(path, document);
  return document;
}
