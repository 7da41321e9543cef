import type { ContentDocument } from './content-document';
import { type Problem, problemAt } from './problem';

/** What fits on two lines of the header at 768 px, the least width at which it shows its links. */
const mostLetters = 60;

/** Links in the header that would cover the heading of pages on a tablet. */
export function navigationProblems(document: ContentDocument): readonly Problem[] {
  if (document.collection?.name !== 'navigation') return [];
  const letters = document.fields
    .filter(({ path }) => path[0] === 'primary' && path.at(-1) === 'label')
    .reduce((sum, { value }) => sum + value.length, 0);
  const message = `The words on these links have ${letters} letters; on a tablet there is room for ${mostLetters}. Shorten them, or move links to the footer.`;
  return letters > mostLetters ? [problemAt(document, ['primary'], message, 'warning')] : [];
}
