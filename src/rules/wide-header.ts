import { defineRule } from 'content-check/define-rule';
import { problemAt } from 'content-check/problem-at';
import { isSound } from 'content-check/syntax-problems';

/** What fits on two lines of the header at 768 px, the least width at which it shows its links: with their button. */
const most = 72;

/** The links and the button in one row. */
const inHeader: readonly unknown[] = ['primary', 'action'];

/** Words in the header for which a tablet has no room. */
export const wideHeader = defineRule({
  messages: {
    'header-wide': ({ letters, most }: { readonly letters: number; readonly most: number }) =>
      `These links and the button beside them have ${letters} letters; on a tablet there is room for ${most}. Shorten them, or move links to the footer.`,
  },
  check: ({ folder, finding }) =>
    folder.documents.filter(isSound).flatMap((document) => {
      if (document.collection?.name !== 'navigation') return [];
      const letters = document.fields
        .filter(({ path }) => inHeader.includes(path[0]) && path.at(-1) === 'label')
        .reduce((sum, { value }) => sum + value.length, 0);
      if (letters <= most) return [];
      const found = finding('header-wide', { letters, most });
      return [problemAt(document, ['primary'], found, 'warning')];
    }),
});
