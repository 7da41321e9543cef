import type { ContentDocument } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { problemAt } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { quoted } from 'content-check/words/phrases';
import { pageTypeOfEntries } from '../templates/page-types';

/** A letter that the font of social images lacks (`src/build/social-images/text-to-path.ts`), accents apart. */
export const undrawnLetter = /[^\P{L}A-Za-zªµºÀ-ÿıŒœˆ]/u;

/** Words of social images that they can't show. */
export const undrawnLetters = defineRule({
  messages: {
    'letter-undrawn': ({ letter }: { readonly letter: string }) =>
      `Preview pictures of shared links can’t show ${quoted(letter)}, which their font lacks. Use Western European letters, or leave it.`,
  },
  check: ({ folder, finding }) =>
    folder.documents.filter(isSound).flatMap((document) => {
      const drawn = headingOf(document);
      return document.fields.flatMap(({ format, path, value, isValid }) => {
        const isDrawn = format === 'company-name' || value === drawn;
        const [letter] = undrawnLetter.exec(value.normalize('NFD')) ?? [];
        if (!isDrawn || !isValid || letter === undefined) return [];
        return [problemAt(document, path, finding('letter-undrawn', { letter }), 'warning')];
      });
    }),
});

/** What the social image of a page shows, if it is a valid page that has one: search engines may list it. */
function headingOf({ collection, value }: ContentDocument): string | undefined {
  const type = collection && pageTypeOfEntries(collection);
  if (!type || valueAt(value, ['noindex']) === true) return undefined;
  const page = collection.schema.safeParse(value);
  return page.success ? type.facts(page.data).heading : undefined;
}
