import type { TextFormat } from './field-metadata';
import type { ContentDocument } from './content-document';
import { type Problem, problemAt, quoted } from './problem';
import { valueAt } from './schema-traversal';

type Rule = {
  readonly severity: Problem['severity'];
  readonly pattern: RegExp;
  /** @param found what the pattern matched */
  readonly message: (found: string) => string;
};

/** Forbidden in every text. Line breaks are reported by the schema. */
const rules: readonly Rule[] = [
  { severity: 'error', pattern: /(?![\n\r])\p{Cc}/u, message: hidden('a control character') },
  { severity: 'error', pattern: /\p{Surrogate}/u, message: hidden('half a character') },
  {
    severity: 'error',
    // bidirectional controls can hide what a text says (CVE-2021-42574)
    pattern: /[\u202A-\u202E\u2066-\u2069]/u,
    message: hidden('a hidden character that turns the direction of text'),
  },
  {
    severity: 'warning',
    // except a zero-width joiner inside an emoji, such as a family
    pattern:
      /[\u00AD\u061C\u200B\u200C\u200E\u200F\u2060\uFEFF]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u,
    message: hidden('an invisible character'),
  },
  {
    severity: 'warning',
    pattern: /<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i,
    message: (found) => `HTML would be shown as plain text (got ${found}). Remove it.`,
  },
  {
    severity: 'warning',
    // reserved for examples: RFC 2606; 555-0100 to 555-0199 in the United States. The lookbehind keeps the
    // time proportional to the length of the text
    pattern: /(?<![\w.-])[\w.-]+\.example\b|\b555-01\d\d\b|lorem ipsum/i,
    message: (found) =>
      `This is still a placeholder (${found}). Replace it before the site is published.`,
  },
];

/** Formats of what an Open Graph image says. */
const pictureFormats: readonly TextFormat['format'][] = ['page-title', 'company-name'];

/** A letter that the font of these pictures lacks (`src/social-images/text-to-path.ts`), accents apart. */
export const undrawnLetter = /[^\P{L}A-Za-zªµºÀ-ÿıŒœˆ]/u;

/** What fits on two lines of the header at 768 px, the least width at which it shows its links. */
const mostHeaderLetters = 60;

/** Formats in which a web address may stand. */
const addressFormats: readonly TextFormat['format'][] = ['https-url', 'href', 'form-action'];

/**
 * Well-formed texts with invisible Unicode characters, HTML or placeholders, and titles and descriptions
 * that search results would cut or Open Graph images can't show; links that the header has no room for; and
 * web addresses that browsers can't parse.
 */
export function textProblems(document: ContentDocument): readonly Problem[] {
  // a page that search engines must not list has no Open Graph image either
  const isListed = valueAt(document.value, ['noindex']) !== true;
  const problems = document.fields.flatMap(({ path, format, traits, value, isValid }) => {
    const advice =
      isValid && isListed ? [seoLengthMessage(traits, value), pictureMessage(format, value)] : [];
    const address = isValid && addressFormats.includes(format) ? addressMessage(value) : undefined;
    return [
      ...rules.flatMap(({ severity, pattern, message }) => {
        const found = pattern.exec(value)?.[0];
        return found === undefined ? [] : [problemAt(document, path, message(found), severity)];
      }),
      ...(address === undefined ? [] : [problemAt(document, path, address)]),
      ...advice.flatMap((each) => (each ? [problemAt(document, path, each, 'warning')] : [])),
    ];
  });
  return [...problems, ...headerProblems(document)];
}

/** Links in the header that would cover the heading of pages on a tablet. */
function headerProblems(document: ContentDocument): readonly Problem[] {
  if (document.collection?.name !== 'navigation') return [];
  const letters = document.fields
    .filter(({ path }) => path[0] === 'primary' && path.at(-1) === 'label')
    .reduce((sum, { value }) => sum + value.length, 0);
  const message = `The words on these links have ${letters} letters; on a tablet there is room for ${mostHeaderLetters}. Shorten them, or move links to the footer.`;
  return letters > mostHeaderLetters ? [problemAt(document, ['primary'], message, 'warning')] : [];
}

function hidden(name: string): Rule['message'] {
  return (found) => {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `There is ${name} in the text (U+${code}). Delete the text and type it again.`;
  };
}

/** No pattern knows every rule for hosts and ports (URL Standard, host parsing). */
function addressMessage(value: string): string | undefined {
  return !value.startsWith('https:') || URL.canParse(value)
    ? undefined
    : `Browsers don’t accept this address (got ${quoted(value)}). Copy it once more.`;
}

function seoLengthMessage({ bestLength }: TextFormat, { length }: string): string | undefined {
  const { least = 0, most = Infinity } = bestLength ?? {};
  if (length >= least && length <= most) return undefined;
  const size = length < least ? 'short' : 'long';
  return `This is ${size} for search results (${length} characters). ${least} to ${most} are best.`;
}

function pictureMessage(format: TextFormat['format'], value: string): string | undefined {
  if (!pictureFormats.includes(format)) return undefined;
  const [letter] = undrawnLetter.exec(value.normalize('NFD')) ?? [];
  if (letter === undefined) return undefined;
  return `Preview pictures of shared links can’t show ${quoted(letter)}, which their font lacks. Use Western European letters, or leave it.`;
}
