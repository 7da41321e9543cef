import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';
import { reservedAnchors } from '../model/reserved-anchors';

const another = (anchor: string) => `our-${anchor}`;

/** Anchors, and short names of services, which are the ids of their cards, that the site itself uses. */
export const anchors = defineRule({
  messages: {
    'anchor-reserved': ({ anchor }: { readonly anchor: string }) =>
      `The site itself uses the name ${quoted(anchor)}. Choose another, such as ${quoted(another(anchor))}.`,
  },
  repairs: { 'anchor-reserved': ({ anchor }) => [another(anchor)] },
  check: ({ folder, finding }) =>
    textProblems(folder.documents, ({ format, value }) =>
      (format === 'anchor' || format === 'slug') && reservedAnchors.includes(value)
        ? finding('anchor-reserved', { anchor: value })
        : undefined,
    ),
});
