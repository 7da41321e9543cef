import { textsOf, type ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt, textProblems } from 'content-check/problem-at';
import { isDraft } from '../model/draft';
import { finding } from './finding';

/** Cards whose id their page has already: that of another card of the service, or the anchor of a section. */
export function repeatedCards({ documents }: ContentFolder): readonly Problem[] {
  return documents.flatMap((document) => {
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
  });
}

/** Services that no page shows, except drafts. */
export function unlistedServices({ documents }: ContentFolder): readonly Problem[] {
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
}
