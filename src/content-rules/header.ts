import type { ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { isSound } from 'content-check/syntax-problems';
import { finding } from './finding';

/** What fits on two lines of the header at 768 px, the least width at which it shows its links. */
const most = 60;

/** Links in the header that would cover the heading of pages on a tablet. */
export function headerProblems({ documents }: ContentFolder): readonly Problem[] {
  return documents.filter(isSound).flatMap((document) => {
    if (document.collection?.name !== 'navigation') return [];
    const letters = document.fields
      .filter(({ path }) => path[0] === 'primary' && path.at(-1) === 'label')
      .reduce((sum, { value }) => sum + value.length, 0);
    if (letters <= most) return [];
    return [problemAt(document, ['primary'], finding('header-wide', { letters, most }), 'warning')];
  });
}
