import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type ContentDocument, type ContentFolder, parseDocument } from './content-document';
import { folderProblems, unusedProblems } from './folder-problems';
import { inspectPictures } from './inspect-pictures';
import { pictureProblems } from './picture-problems';
import type { Problem } from './problem';
import { redirectProblems } from './redirect-problems';
import { duplicateProblems, linkProblems, serviceProblems } from './references';
import { schemaProblems } from './schema-problems';
import { sectionProblems } from './section-problems';
import { isSound, syntaxProblems } from './syntax-problems';
import { textProblems } from './text-problems';

/**
 * Every problem of every file of a content folder on disk, errors and warnings, in the order of files
 * and lines. The rules themselves read no file.
 * @param root the folder; one that is missing is a problem, not an exception
 */
export async function checkContent(root: string): Promise<readonly Problem[]> {
  const folder = await readContentFolder(root);
  const problems = [
    ...folder.documents.flatMap(documentProblems),
    ...folderProblems(folder),
    ...serviceProblems(folder),
    ...linkProblems(folder),
    ...redirectProblems(folder),
    ...duplicateProblems(folder),
    ...pictureProblems(folder, await inspectPictures(root, folder.paths)),
  ];
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return [...problems, ...(hasErrors ? [] : unusedProblems(folder))].sort(byPlace);
}

function documentProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...syntaxProblems(document),
    ...(isSound(document)
      ? [...schemaProblems(document), ...textProblems(document), ...sectionProblems(document)]
      : []),
  ];
}

function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

/** Reads the content folder, but for hidden files; a folder that isn't there is an empty one. */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)) }))
    .map(({ entry, path }) => ({ entry, path: path.split(sep).join('/') }))
    .filter(({ path }) => !/(?:^|\/)\./.test(path));
  const paths = found.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  const links = found.filter(({ entry }) => !entry.isFile() && !entry.isDirectory());
  const name = basename(root);
  const documents = [];
  for (const path of paths.sort()) {
    if (!/\.json$/i.test(path)) continue;
    documents.push(parseDocument(name, path, await readFile(join(root, path))));
  }
  return { name, paths: new Set(paths), links: links.map(({ path }) => path), documents };
}
