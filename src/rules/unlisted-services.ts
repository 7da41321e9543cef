import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';
import { isDraft } from '../model/draft';

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
