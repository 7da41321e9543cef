import type { ContentDocument, ContentFolder } from './content-document';
import { folderProblems, unusedProblems } from './folder-problems';
import type { PictureInspection } from './inspect-pictures';
import { pictureProblems } from './picture-problems';
import type { Problem } from './problem';
import { redirectProblems } from '../../../src/content-model/rules/redirect-problems';
import { duplicateProblems, linkProblems, serviceProblems } from './references';
import { schemaProblems } from './schema-problems';
import { sectionProblems } from '../../../src/content-model/rules/section-problems';
import { isSound, syntaxProblems } from './syntax-problems';
import { textProblems } from './text-problems';

/**
 * Every problem of a content folder, from a disk or from the memory of a browser: errors and warnings in
 * the order of files and lines.
 * @param pictures the inspected pictures, by path below the folder
 */
export function checkFolder(
  folder: ContentFolder,
  pictures: ReadonlyMap<string, PictureInspection>,
): readonly Problem[] {
  const problems = [
    ...folder.documents.flatMap(documentProblems),
    ...folderProblems(folder),
    ...serviceProblems(folder),
    ...linkProblems(folder),
    ...redirectProblems(folder),
    ...duplicateProblems(folder),
    ...pictureProblems(folder, pictures),
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
