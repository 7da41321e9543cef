import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { isDraft } from '../model/draft';
import { draftAt, draftsIn } from '../model/public-entries';

/** Links and redirects to drafts, which visitors get with the page to which they lead. */
export const linksToDrafts = defineRule({
  messages: {
    'leads-to-draft': ({ hidden }: { readonly hidden: string }) =>
      `This leads to a draft: visitors don’t see the link until that is public. Remove "draft" from ${hidden} once it is ready.`,
  },
  editorMessages: {
    'leads-to-draft': () =>
      'This leads to a draft: visitors don’t see the link until that is public.',
  },
  check({ folder: { documents }, finding }) {
    const drafts = draftsIn(Object.fromEntries(documents.map(({ path, value }) => [path, value])));
    return textProblems(
      documents.filter((document) => !isDraft(document)),
      ({ traits, value }) => {
        const draft = traits.refersTo?.mayHaveAnchor ? draftAt(drafts, value) : undefined;
        return draft === undefined ? undefined : finding('leads-to-draft', { hidden: draft });
      },
      'warning',
    );
  },
});
