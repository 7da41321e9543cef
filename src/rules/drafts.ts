import { defineRule } from 'content-check/define-rule';
import { problemInFile, problemInText } from 'content-check/problem-at';
import { checkFolder } from 'content-check/check-folder';
import type { ContentModel } from 'content-check/content-model';
import { folderOfTexts } from 'content-check/folder-of-texts';
import type { Finding } from 'content-check/problem';
import { type Messages, messageOf } from 'content-check/messages/messages';
import { draftsIn, leadingToDrafts, publicEntries } from '../model/public-entries';
import { isDraft } from '../model/draft';

type Hidden = { readonly hidden: string };

/** What is wrong without drafts, and the field in which it is. */
type Found = { readonly found: Finding; readonly field: string };

/**
 * Links and redirects to drafts. Visitors get them once the page to which they lead is public; it is an
 * error if what they belong to makes no sense without them.
 */
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

/**
 * Errors that arise only in the content as visitors get it, which is without drafts and without what
 * leads to them.
 */
export const withoutDrafts = (model: ContentModel) =>
  defineRule({
    messages: {
      'wrong-without-drafts': ({ found, field }: Found, words: Messages) => {
        const place = field === '' ? '' : `${field}: `;
        return `Without drafts, as visitors get it, this has an error: ${place}${messageOf(found, words)} Remove "draft" from what it leads to, or what leads there.`;
      },
    },
    editorMessages: {
      'wrong-without-drafts': () =>
        'Without drafts, as visitors get it, this has an error. Make public what it leads to, or remove what leads there.',
    },
    check({ folder, pictures, finding }) {
      const entries = Object.fromEntries(
        folder.documents.map(({ path, value }) => [path, value as object]),
      );
      const shown = publicEntries(entries);
      if (shown === entries) return [];
      const texts = Object.entries(shown).map(
        ([path, entry]) => [path, JSON.stringify(entry)] as const,
      );
      const others = [...folder.paths].filter((path) => !(path in entries));
      const visible = folderOfTexts(model, Object.fromEntries(texts), others);
      return checkFolder(model, visible, pictures)
        .filter(({ severity }) => severity === 'error')
        .map(({ file, field, code, params }) => {
          const path = file.slice(visible.name.length + 1);
          const found = { code, params };
          return problemInFile(folder, path, finding('wrong-without-drafts', { found, field }));
        });
    },
  });
