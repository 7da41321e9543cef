import type { ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { type TextField, valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { finding } from './finding';

/** Formats of what a preview picture of a shared link says. */
const pictureFormats: readonly string[] = ['page-title', 'company-name'];

/** A letter that the font of these pictures lacks (`src/social-images/text-to-path.ts`), accents apart. */
export const undrawnLetter = /[^\P{L}A-Za-zªµºÀ-ÿıŒœˆ]/u;

/** Titles and descriptions that search results would cut, or preview pictures can't show. */
export function searchResultProblems({ documents }: ContentFolder): readonly Problem[] {
  // a page that search engines must not list has no preview picture either
  const listed = documents.filter(
    (document) => isSound(document) && valueAt(document.value, ['noindex']) !== true,
  );
  return [lengthFinding, letterFinding].flatMap((findingIn) =>
    textProblems(listed, (field) => (field.isValid ? findingIn(field) : undefined), 'warning'),
  );
}

function lengthFinding({ traits: { bestLength }, value: { length } }: TextField) {
  if (!bestLength) return undefined;
  const { least, most } = bestLength;
  const isGood = length >= least && length <= most;
  return isGood ? undefined : finding('search-length', { length, least, most });
}

function letterFinding({ format, value }: TextField) {
  const [letter] = undrawnLetter.exec(value.normalize('NFD')) ?? [];
  return pictureFormats.includes(format) && letter !== undefined
    ? finding('letter-undrawn', { letter })
    : undefined;
}
