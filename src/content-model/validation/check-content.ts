import { characterProblems } from './characters';
import type { ContentDocument } from './content-document';
import { readContentFolder } from './content-folder';
import { folderProblems } from './folder-problems';
import { linkProblems } from './links';
import { pictureProblems } from './pictures';
import { placeholderProblems } from './placeholders';
import type { Problem } from './problem';
import { referenceProblems } from './references';
import { repetitionProblems } from './repetitions';
import { schemaProblems } from './schema-problems';
import { searchResultProblems } from './search-results';
import { isSound, syntaxProblems } from './syntax-problems';
import { unusedProblems } from './unused';

/**
 * Every problem of every file of the content, errors and warnings, in the order of files and lines.
 * @param contentFolder the content folder on disk; one that is missing is a problem, not an exception
 */
export async function checkContent(contentFolder: string): Promise<readonly Problem[]> {
  const folder = await readContentFolder(contentFolder);
  const problems = [
    ...folder.documents.flatMap(fileProblems),
    ...[
      folderProblems,
      referenceProblems,
      repetitionProblems,
      linkProblems,
      searchResultProblems,
      placeholderProblems,
    ].flatMap((rule) => rule(folder)),
    ...(await pictureProblems(folder)),
  ];
  const mistakeFree = problems.every(({ severity }) => severity === 'warning');
  return [...problems, ...(mistakeFree ? unusedProblems(folder) : [])].sort(byPlace);
}

function fileProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...syntaxProblems(document),
    ...(isSound(document) ? [...schemaProblems(document), ...characterProblems(document)] : []),
  ];
}

function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
