import type { ContentDocument, ContentFolder } from './content-document';
import { duplicateProblems } from './duplicates';
import { folderProblems, unusedProblems } from './folder-problems';
import type { PictureInspection } from './inspect-pictures';
import { pictureProblems } from './picture-problems';
import type { Problem } from './problem';
import { linkProblems, serviceProblems } from './references';
import { schemaProblems } from './schema-problems';
import { isSound, syntaxProblems } from './syntax-problems';
import { textProblems } from './text-problems';

/**
 * Applies every rule to content that has been read. Neither this nor a rule reads a file.
 * @param pictures what was found in the pictures, by path below the content folder
 * @returns all problems in the order of files and lines
 */
export function contentProblems(
  folder: ContentFolder,
  pictures: ReadonlyMap<string, PictureInspection>,
): readonly Problem[] {
  const problems = [
    ...folder.documents.flatMap(documentProblems),
    ...folderProblems(folder),
    ...serviceProblems(folder),
    ...linkProblems(folder),
    ...duplicateProblems(folder),
    ...pictureProblems(folder, pictures),
  ];
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return [...problems, ...(hasErrors ? [] : unusedProblems(folder))].sort(byPlace);
}

function documentProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...syntaxProblems(document),
    ...(isSound(document) ? [...schemaProblems(document), ...textProblems(document)] : []),
  ];
}

function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
