import type { ContentDocument } from './content-document';
import { garbledWords } from './garbled-words';
import { type HiddenCharacter, hiddenCharacters, type HiddenKind } from './hidden-characters';
import type { Finding, Problem } from './problem';
import { problemAt, problemInText, textProblems } from './problem-at';
import type { TextField } from './schema-traversal';
import { isBlank } from './visible-text';
import type { textMessages } from './messages/text-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof textMessages>();

type Sign = {
  readonly pattern: RegExp;
  /** @param found what the pattern matched */
  readonly finding: (found: string) => Finding;
  readonly isMarkup?: true;
};

/** What is hardly meant for visitors. */
const signs: readonly Sign[] = [
  {
    pattern: /<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i,
    finding: (found) => finding('html', { found }),
    isMarkup: true,
  },
  {
    // reserved for examples: RFC 2606; 555-0100 to 555-0199 in the United States. The lookbehind keeps the
    // time proportional to the length of the text
    pattern: /(?<![\w.-])[\w.-]+\.example\b|\b555-01\d\d\b|lorem ipsum/i,
    finding: (found) => finding('placeholder', { found }),
  },
];

/** Texts with hidden characters, HTML or placeholders, and web addresses that browsers can't parse. */
export function characterProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...document.fields.flatMap((field) => hiddenProblems(document, field)),
    ...document.fields.flatMap((field) => garbledProblems(document, field)),
    ...signs.flatMap((sign) =>
      textProblems(
        [document],
        ({ value, traits, within }) => {
          // a link is part of a text that is searched, and a text with marks refuses HTML
          if (within || (traits.richText && sign.isMarkup)) return undefined;
          const found = sign.pattern.exec(value)?.[0];
          return found === undefined ? undefined : sign.finding(found);
        },
        'warning',
      ),
    ),
    ...textProblems([document], ({ traits, value, isValid }) =>
      isValid && traits.isWebAddress && !isUsable(value)
        ? finding('address-unusable', { got: value })
        : undefined,
    ),
  ];
}

/** No pattern knows every rule for hosts and ports (URL Standard, host parsing). */
function isUsable(address: string): boolean {
  return !address.startsWith('https:') || URL.canParse(address);
}

/** Kinds of hidden characters that no text may contain. */
const forbidden: readonly HiddenKind[] = ['control', 'half', 'direction'];

/** The first hidden character of each kind. A text that shows nothing is reported as a whole, by the schema. */
function hiddenProblems(
  document: ContentDocument,
  { path, value, within }: TextField,
): readonly Problem[] {
  if (within || isBlank(value)) return [];
  const firsts = new Map<HiddenKind, HiddenCharacter>();
  for (const hidden of hiddenCharacters(value))
    if (!firsts.has(hidden.kind)) firsts.set(hidden.kind, hidden);
  return [...firsts.values()].map((hidden) =>
    problemAt(
      document,
      path,
      hiddenFinding(value, hidden),
      forbidden.includes(hidden.kind) ? 'error' : 'warning',
    ),
  );
}

/** Words that were saved in one encoding and read in another. A link is part of a text that is searched. */
function garbledProblems(document: ContentDocument, field: TextField): readonly Problem[] {
  if (field.within) return [];
  return garbledWords(field.value).map(({ found, better, from }) => {
    const within = { from, to: from + found.length };
    const garbled = finding('text-garbled', { found, better });
    return problemInText(document, { ...field, within }, garbled, 'warning');
  });
}

/** Counts what readers see as one character, such as an emoji of several parts. */
const letters = new Intl.Segmenter();

function hiddenFinding(text: string, { kind, character, index }: HiddenCharacter): Finding {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = Array.from(letters.segment(text.slice(0, index)), ({ segment }) => segment);
  return finding('character-hidden', {
    kind,
    number,
    position: before.length + 1,
    before: before.slice(-20).join(''),
  });
}
