import { characterProblems } from './character-problems';
import type { ContentDocument, ContentFolder } from './content-document';
import type { ContentModel } from './content-model';
import { duplicateProblems } from './duplicates';
import { folderProblems, unusedPictures } from './folder-problems';
import { pictureProblems } from './picture-problems';
import type { Pictures, Problem } from './problem';
import { referenceProblems } from './references';
import { richTextProblems } from './rich-text-problems';
import { schemaProblems } from './schema-problems';
import { isSound, syntaxProblems } from './syntax-problems';

/**
 * Every problem of a content folder, from a disk or from the memory of a browser: errors and warnings in
 * the order of files and lines.
 */
export function checkFolder(
  model: ContentModel,
  folder: ContentFolder,
  pictures: Pictures,
): readonly Problem[] {
  const problems = [
    ...folder.documents.flatMap(documentProblems),
    ...folderProblems(model, folder),
    ...referenceProblems(model, folder),
    ...duplicateProblems(folder),
    ...pictureProblems(model, folder, pictures),
    ...(model.rules ?? []).flatMap((rule) => rule(folder, pictures)),
  ];
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const late = hasErrors
    ? []
    : [
        ...unusedPictures(folder),
        ...(model.finalRules ?? []).flatMap((rule) => rule(folder, pictures)),
      ];
  return [...problems, ...late].sort(byPlace);
}

function documentProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...syntaxProblems(document),
    ...(isSound(document)
      ? [...schemaProblems(document), ...richTextProblems(document), ...characterProblems(document)]
      : []),
  ];
}

function byPlace(first: Problem, second: Problem): number {
  if (first.file !== second.file) return first.file < second.file ? -1 : 1;
  return first.line - second.line || first.column - second.column;
}
