import { defineRule } from 'content-check/define-rule';
import { problemAt, textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/messages/phrases';
import { textsOf } from 'content-check/content-document';
import { reservedAnchors } from '../model/reserved-anchors';
import { isDraft } from '../model/draft';

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
      /**
       * The list of the first card of each service; the check itself reports a second one in the
       * same list.
       */
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

/** Services that no page shows, except drafts. */
export const unlistedServices = defineRule({
  messages: {
    'service-unlisted': ({ slug }: { readonly slug: string }) =>
      `No page shows this service. Add ${quoted(slug)} to the services of a page, or delete the file.`,
  },
  editorMessages: {
    'service-unlisted': () =>
      'No page shows this service. Add it to the services of a page, or delete it.',
  },
  check({ folder: { documents }, finding }) {
    const listed = new Set(
      documents.flatMap(({ fields }) =>
        fields.flatMap(({ traits, value }) =>
          traits.refersTo?.collection === 'services' ? [value] : [],
        ),
      ),
    );
    return textProblems(
      documents,
      ({ traits, value }, document) =>
        traits.names === 'services' && !listed.has(value) && !isDraft(document)
          ? finding('service-unlisted', { slug: value })
          : undefined,
      'warning',
    );
  },
});
