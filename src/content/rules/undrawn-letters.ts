import type { ContentDocument, ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { pageTypes } from '../page-types/page-types';
import { finding } from './finding';

/** A letter that the font of social images lacks (`src/build/social-images/text-to-path.ts`), accents apart. */
export const undrawnLetter = /[^\P{L}A-Za-zªµºÀ-ÿıŒœˆ]/u;

/** Words of social images that they can't show. */
export function undrawnLetterProblems({ documents }: ContentFolder): readonly Problem[] {
  return documents.filter(isSound).flatMap((document) => {
    const drawn = headingOf(document);
    return document.fields.flatMap(({ format, path, value, isValid }) => {
      const isDrawn = format === 'company-name' || value === drawn;
      const [letter] = undrawnLetter.exec(value.normalize('NFD')) ?? [];
      if (!isDrawn || !isValid || letter === undefined) return [];
      return [problemAt(document, path, finding('letter-undrawn', { letter }), 'warning')];
    });
  });
}

/** What the social image of a page shows, if it is a valid page that has one: search engines may list it. */
function headingOf({ collection, value }: ContentDocument): string | undefined {
  const type = pageTypes.find(({ typeName }) => typeName === collection?.typeName);
  if (!type || valueAt(value, ['noindex']) === true) return undefined;
  const page = collection?.schema.safeParse(value);
  return page?.success ? type.facts(page.data).heading : undefined;
}
