import { problemAt } from './content-document';
import type { ContentFolder } from './content-folder';
import type { Problem } from './problem';

/** Addresses and numbers that are reserved for examples (RFC 2606; 555-0100 to 555-0199 in the US). */
const placeholder = /[\w.-]+\.example\b|\b555-01\d\d\b|lorem ipsum/i;

/** Texts that wait for the company's own. */
export function placeholderProblems({ documents }: ContentFolder): readonly Problem[] {
  return documents.flatMap((document) =>
    document.fields.flatMap(({ path, value }) => {
      const found = placeholder.exec(value)?.[0];
      if (found === undefined) return [];
      const message = `A placeholder still stands here (${found}). Write the real one before the site is published.`;
      return [problemAt(document, path, message, 'warning')];
    }),
  );
}
