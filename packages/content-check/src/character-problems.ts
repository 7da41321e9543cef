import type { ContentDocument } from './content-document';
import type { Finding, Problem } from './problem';
import { textProblems } from './problem-at';
import type { HiddenCharacter, textWords } from './words/text-words';
import { findingsOf } from './words/words';

const finding = findingsOf<typeof textWords>();

type Sign = {
  readonly severity: Problem['severity'];
  readonly pattern: RegExp;
  /** @param found what the pattern matched */
  readonly finding: (found: string) => Finding;
};

/** What no text may contain. Line breaks are reported by the schema. */
const signs: readonly Sign[] = [
  { severity: 'error', pattern: /(?![\n\r])\p{Cc}/u, finding: hidden('control') },
  { severity: 'error', pattern: /\p{Surrogate}/u, finding: hidden('half') },
  {
    severity: 'error',
    // bidirectional controls can hide what a text says (CVE-2021-42574)
    pattern: /[\u202A-\u202E\u2066-\u2069]/u,
    finding: hidden('direction'),
  },
  {
    severity: 'warning',
    // except a zero-width joiner inside an emoji, such as a family
    pattern:
      /[\u00AD\u061C\u200B\u200C\u200E\u200F\u2060\uFEFF]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u,
    finding: hidden('invisible'),
  },
  {
    severity: 'warning',
    pattern: /<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i,
    finding: (found) => finding('html', { found }),
  },
  {
    severity: 'warning',
    // reserved for examples: RFC 2606; 555-0100 to 555-0199 in the United States. The lookbehind keeps the
    // time proportional to the length of the text
    pattern: /(?<![\w.-])[\w.-]+\.example\b|\b555-01\d\d\b|lorem ipsum/i,
    finding: (found) => finding('placeholder', { found }),
  },
];

/** Texts with invisible Unicode characters, HTML or placeholders, and web addresses that browsers can't parse. */
export function characterProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...signs.flatMap((sign) =>
      textProblems(
        [document],
        ({ value }) => {
          const found = sign.pattern.exec(value)?.[0];
          return found === undefined ? undefined : sign.finding(found);
        },
        sign.severity,
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

function hidden(kind: HiddenCharacter['kind']): Sign['finding'] {
  return (found) => {
    const number = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return finding('character-hidden', { kind, number });
  };
}
