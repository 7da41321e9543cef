import type { ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { isDraft } from '../content-model/draft';
import { finding } from './finding';

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
