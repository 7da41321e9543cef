import { defineRule } from 'content-check/define-rule';
import { problemInText } from 'content-check/problem-at';
import { isDraft } from '../model/draft';
import { draftsIn, leadingToDrafts } from '../model/public-entries';

type Hidden = { readonly hidden: string };

/** Links and redirects to drafts, which visitors get with the page to which they lead, and what can't be without them. */
export const linksToDrafts = defineRule({
  messages: {
    'leads-to-draft': ({ hidden }: Hidden) =>
      `This leads to a draft: visitors don’t see the link until that is public. Remove "draft" from ${hidden} once it is ready.`,
    'draft-indispensable': ({ hidden }: Hidden) =>
      `This leads to a draft, and what it belongs to makes no sense to visitors without it. Remove "draft" from ${hidden}, choose another, or remove what it belongs to.`,
  },
  editorMessages: {
    'leads-to-draft': () =>
      'This leads to a draft: visitors don’t see the link until that is public.',
    'draft-indispensable': () =>
      'This leads to a draft, and what it belongs to makes no sense to visitors without it. Make that public, choose another, or remove what it belongs to.',
  },
  check({ folder: { documents }, finding }) {
    const drafts = draftsIn(Object.fromEntries(documents.map(({ path, value }) => [path, value])));
    return documents
      .filter((document) => !isDraft(document))
      .flatMap((document) =>
        leadingToDrafts(drafts, document.path, document.value).flatMap(({ field, draft, gone }) => {
          const at = (code: Parameters<typeof finding>[0], severity?: 'warning') =>
            problemInText(document, field, finding(code, { hidden: draft }), severity);
          if (!gone) return [at('draft-indispensable')];
          // lists of entries show which of them are drafts
          return field.traits.refersTo?.mayHaveAnchor ? [at('leads-to-draft', 'warning')] : [];
        }),
      );
  },
});
