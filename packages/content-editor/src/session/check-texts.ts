import { checkFolder } from 'content-check/check-folder';
import {
  type ContentDocument,
  type ContentFolder,
  parseDocument,
} from 'content-check/content-document';
import type { PictureInspection } from 'content-check/inspect-pictures';
import type { Problem } from 'content-check/problem';
import type { ContentModel } from 'content-check/model';
import { valueAt } from 'content-check/schema-traversal';

/**
 * The check of a folder.
 * @returns its problems, worded for the form, with their files as paths below the folder
 */
export function problemsIn(
  folder: ContentFolder,
  pictures: ReadonlyMap<string, PictureInspection>,
): readonly Problem[] {
  return checkFolder(folder, pictures).map((problem) => ({
    ...problem,
    file: problem.file.slice(folder.name.length + 1),
    message: withTitle(inForm(problem.message), folder),
  }));
}

/** A message that calls another page by its title. */
function withTitle(message: string, { documents }: ContentFolder): string {
  const other = documents.find(({ file }) => message.includes(` (${file})`));
  const title = valueAt(other?.value, ['title']);
  return other && typeof title === 'string' ? message.replace(other.file, `“${title}”`) : message;
}

/**
 * A message without its advice on JSON and on spaces, both of which the form takes care of; except on files
 * that are no JSON, which have no form.
 */
function inForm(message: string): string {
  return message
    .replace(/^The field “.+?” is missing\. Add .+$/, 'This is empty.')
    .replace(/^"" is not one of the choices\. .+$/, 'Choose one.')
    .replace(' Write something on one line, with no space before or after it.', '')
    .replace(
      /(?<!Put it) in (?:quotation marks|(?:square|curly) brackets)\b|, without quotation marks/,
      '',
    );
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
  const folder = { model, name: 'content', paths, symlinks: [], documents };
  return problemsIn(folder, new Map(Object.entries(pictures)));
}

/** Unchanged files are not parsed again. */
function documentAt(model: ContentModel, path: string, text: string): ContentDocument {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const document = parseDocument(model, 'content', path, encoder.encode(text));
  parsed.set(path, document);
  return document;
}
