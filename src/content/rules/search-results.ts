import type { ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { type TextField, valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { finding } from './finding';

/** Titles and descriptions that search results would cut. */
export function searchResultProblems({ documents }: ContentFolder): readonly Problem[] {
  const listed = documents.filter(
    (document) => isSound(document) && valueAt(document.value, ['noindex']) !== true,
  );
  return textProblems(
    listed,
    (field) => (field.isValid ? lengthFinding(field) : undefined),
    'warning',
  );
}

function lengthFinding({ traits: { bestLength }, value: { length } }: TextField) {
  if (!bestLength) return undefined;
  const { least, most } = bestLength;
  const isGood = length >= least && length <= most;
  return isGood ? undefined : finding('search-length', { length, least, most });
}
