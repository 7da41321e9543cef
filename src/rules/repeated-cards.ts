import { textsOf } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { problemAt } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';

type Service = { readonly slug: string };

/** Cards whose id their page has already: that of another card of the service, or the anchor of a section. */
export const repeatedCards = defineRule({
  messages: {
    'service-twice': ({ slug }: Service) =>
      `This page shows the service ${quoted(slug)} above. Remove one of the two cards.`,
    'service-is-anchor': ({ slug }: Service) =>
      `A section of this page has the anchor ${quoted(slug)}, which is the name of this card, too. Give the section another anchor.`,
  },
  check: ({ folder, finding }) =>
    folder.documents.flatMap((document) => {
      const anchors = new Set(textsOf(document, 'anchor').map(({ value }) => value));
      /** The list of the first card of each service; the check itself reports a second one in the same list. */
      const lists = new Map<string, string>();
      return textsOf(document, 'service-slug').flatMap(({ path, value: slug }) => {
        const list = JSON.stringify(path.slice(0, -1));
        const first = lists.get(slug) ?? list;
        lists.set(slug, first);
        if (first !== list) return [problemAt(document, path, finding('service-twice', { slug }))];
        return anchors.has(slug)
          ? [problemAt(document, path, finding('service-is-anchor', { slug }))]
          : [];
      });
    }),
});
