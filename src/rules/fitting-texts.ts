import { defineRule } from 'content-check/define-rule';
import { problemAt, textProblems } from 'content-check/problem-at';
import { type Path, valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import type { ContentDocument } from 'content-check/content-document';
import { quoted } from 'content-check/messages/phrases';
import { parse } from 'rich-text/parse';
import { type ContactContent, contactContent, firstOf } from '../model/contact';
import { type NavigationContent, navigationContent } from '../model/navigation';
import { pageTypeOfEntries } from '../page-types/registry';
import { documentNamed } from './document-named';

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

/**
 * How many letters of five links, with those of their button, fit in a row of the header on a common
 * tablet, which is 810 px wide. Narrower ones have the menu then.
 */
const most = 52;

type WideHeader = {
  readonly letters: number;
  readonly most: number;
  readonly button: string | undefined;
};

/** Words in the header for which a tablet has no room, so that they are in the menu there. */
export const wideHeader = defineRule({
  messages: {
    'header-wide': ({ letters, most, button }: WideHeader) =>
      `These links ${button === undefined ? '' : `and the button ${quoted(button)} beside them `}have ${letters} letters; on a tablet there is room for ${most}. Shorten them, or move links to the footer.`,
  },
  check({ folder: { documents }, finding }) {
    const document = documentNamed(documents, 'navigation');
    const { data: navigation } = navigationContent.safeParse(document?.value);
    if (!document || !navigation) return [];
    const { data: contact } = contactContent.safeParse(documentNamed(documents, 'contact')?.value);
    const button = widestButton(navigation, contact);
    const labels = [...navigation.primary.map(({ label }) => label), button ?? ''];
    const letters = labels.join('').length;
    if (letters <= most) return [];
    const found = finding('header-wide', { letters, most, button });
    return [problemAt(document, ['primary'], found, 'warning')];
  },
});

/** The longest words on the header's button, which is always as wide as they are (`layout/header/header.tsx`). */
function widestButton(
  { action, beforeNumber }: NavigationContent,
  contact: ContactContent | undefined,
): string | undefined {
  const phone = contact && firstOf(contact.details, 'phone');
  const onItsPage = beforeNumber && phone ? `${beforeNumber} ${phone.text}` : '';
  return action && action.label.length < onItsPage.length ? onItsPage : action?.label;
}

/** Blocks of large statements that are no statements: their size and place are made for paragraphs alone. */
export const largeTexts = defineRule({
  messages: {
    'large-block': () =>
      'Large text looks right in paragraphs only. Make this a paragraph, or remove "large" from the section.',
  },
  editorMessages: {
    'large-block': () =>
      'Large text looks right in paragraphs only. Make this a paragraph, or switch “Large” off.',
  },
  check: ({ folder, finding }) =>
    textProblems(
      folder.documents,
      ({ path, value }, document) => {
        const section = valueAt(document.value, path.slice(0, -2));
        const isLarge = path.at(-2) === 'paragraphs' && valueAt(section, ['large']) === true;
        const [block] = isLarge ? parse([value]).blocks : [];
        return block && block.kind !== 'paragraph' ? finding('large-block') : undefined;
      },
      'warning',
    ),
});

/**
 * A letter that the font of social images lacks (`src/build/social-images/text-to-path.ts`),
 * accents apart.
 */
export const undrawnLetter = /[^\P{L}A-Za-zªµºÀ-ÿıŒœˆ]/u;

/** Words of social images that they can't show. */
export const undrawnLetters = defineRule({
  messages: {
    'letter-undrawn': ({ letter }: { readonly letter: string }) =>
      `Preview pictures of shared links can’t show ${quoted(letter)}, which their font lacks. Use Western European letters, or leave it.`,
  },
  check: ({ folder, finding }) =>
    folder.documents.filter(isSound).flatMap((document) => {
      const drawn = drawnHeading(document)?.join('.');
      return document.fields.flatMap(({ format, path, value, isValid }) => {
        const isDrawn = format === 'company-name' || path.join('.') === drawn;
        const [letter] = undrawnLetter.exec(value.normalize('NFD')) ?? [];
        if (!isDrawn || !isValid || letter === undefined) return [];
        return [problemAt(document, path, finding('letter-undrawn', { letter }), 'warning')];
      });
    }),
});

/**
 * The place of the words that the social image of a page shows; undefined if there is no such image,
 * because search engines must not list the page, or because it is not valid.
 */
function drawnHeading({ collection, value }: ContentDocument): Path | undefined {
  const type = collection && pageTypeOfEntries(collection);
  if (!type || valueAt(value, ['noindex']) === true) return undefined;
  const page = collection.schema.safeParse(value);
  return page.success ? type.facts(page.data).headingPath : undefined;
}
