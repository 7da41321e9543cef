import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';

type Length = { readonly length: number; readonly least: number; readonly most: number };

/** Titles and descriptions that search results would cut. */
export const searchResults = defineRule({
  messages: {
    'search-length': ({ length, least, most }: Length) =>
      `This is ${length < least ? 'short' : 'long'} for search results (${length} characters). ${least} to ${most} are best.`,
  },
  check({ folder, finding }) {
    const listed = folder.documents.filter(
      (document) => isSound(document) && valueAt(document.value, ['noindex']) !== true,
    );
    return textProblems(
      listed,
      ({ isValid, traits: { bestLength }, value: { length } }) => {
        if (!isValid || !bestLength) return undefined;
        const { least, most } = bestLength;
        return length < least || length > most
          ? finding('search-length', { length, least, most })
          : undefined;
      },
      'warning',
    );
  },
});
