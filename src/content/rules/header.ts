import type { ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { isSound } from 'content-check/syntax-problems';
import { finding } from './finding';

/** What fits on two lines of the header at 768 px, the least width at which it shows its links: with their button. */
const most = 72;

/** Words in the header for which a tablet has no room. */
export function headerProblems({ documents }: ContentFolder): readonly Problem[] {
  return documents.filter(isSound).flatMap((document) => {
    if (document.collection?.name !== 'navigation') return [];
    const letters = document.fields
      .filter(({ path }) => inHeader.includes(path[0]) && path.at(-1) === 'label')
      .reduce((sum, { value }) => sum + value.length, 0);
    if (letters <= most) return [];
    return [problemAt(document, ['primary'], finding('header-wide', { letters, most }), 'warning')];
  });
}

/** The links and the button in one row. */
const inHeader: readonly unknown[] = ['primary', 'action'];
