import { lineBreak } from './visible-text';

/** A character that nobody sees, or that no font draws. */
export type HiddenCharacter = {
  readonly kind: HiddenKind;
  readonly character: string;
  /** Where it stands, in UTF-16 units. */
  readonly index: number;
};

export type HiddenKind =
  'control' | 'half' | 'direction' | 'lost' | 'private' | 'invisible' | 'unassigned';

/** The first kind that a character belongs to. Line breaks belong to none: the schema reports them. */
const kinds: readonly (readonly [HiddenKind, RegExp])[] = [
  ['control', /\p{Control}/u],
  ['half', /\p{Surrogate}/u],
  // these can hide what a text says (CVE-2021-42574)
  ['direction', /[\u202A-\u202E\u2066-\u2069]/u],
  ['lost', /\uFFFD/u],
  ['private', /\p{Private_Use}/u],
  // invisible, or as wide as a letter and blank
  [
    'invisible',
    /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{13441}\u{13442}\u{1D159}]/u,
  ],
  // later versions of Unicode will add emoji, for which places are reserved
  ['unassigned', /(?!\p{Extended_Pictographic})\p{Unassigned}/u],
];

const suspect = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFD\u{1D159}]/u;

/** The hidden characters of a text, except those that emoji, scripts and directions need. */
export function hiddenCharacters(text: string): readonly HiddenCharacter[] {
  if (!suspect.test(text)) return [];
  const rest = [emoji, ...neededIn(text)].reduce(
    (covered, needed) => covered.replaceAll(needed, (found) => 'x'.repeat(found.length)),
    text,
  );
  const found: HiddenCharacter[] = [];
  let index = 0;
  for (const character of rest) {
    const isSuspect = suspect.test(character) && !lineBreak.test(character);
    const kind = isSuspect && kinds.find(([, sign]) => sign.test(character))?.[0];
    if (kind) found.push({ kind, character, index });
    index += character.length;
  }
  return found;
}

const pictograph = String.raw`\p{Extended_Pictographic}(?:\uFE0F?\p{Emoji_Modifier}|[\uFE0E\uFE0F]\u20E3?)?`;

/** Emoji, also joined ones, flags and keys (UTS #51, section 1.4.9), and digits with a variation selector. */
const emoji = new RegExp(
  [
    String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
    String.raw`[0-9#*][\uFE0E\uFE0F]\u20E3?`,
    String.raw`${pictograph}(?:\u200D${pictograph})*`,
  ].join('|'),
  'gu',
);

const scripts = (...names: readonly string[]) => names.map((name) => `\\p{scx=${name}}`).join('');

/** Scripts whose letters join or combine, so that a joiner changes them (UAX #31, section 2.3). */
const joined = scripts(
  ...['Arab', 'Syrc', 'Mand', 'Mong', 'Nkoo', 'Adlm', 'Rohg', 'Phag'],
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Tibt'],
  ...['Khmr', 'Mymr', 'Java', 'Bali', 'Newa', 'Cakm', 'Mtei', 'Sund', 'Lana'],
);

/** Scripts without spaces between words, where U+200B says where a line may break. */
const unspaced = scripts('Thai', 'Laoo', 'Khmr', 'Mymr', 'Java', 'Bali', 'Tibt', 'Lana');

const rightToLeft = new RegExp(
  `[${scripts('Hebr', 'Arab', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr')}]`,
  'u',
);

const jamo = String.raw`\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF`;

/** Hidden characters that mean something beside the characters that they stand with. */
const needed = [
  `(?<=[${joined}])[\\u200C\\u200D]|[\\u200C\\u200D](?=[${joined}])`,
  `(?<=[${unspaced}])\\u200B(?=[${unspaced}])`,
  // variation selectors have a base
  String.raw`(?<=[\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0D]`,
  String.raw`(?<=\p{Ideographic})[\uFE0E\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{scx=Mong})[\u180B-\u180F]`,
  // marks of Hebrew and other scripts stay in their order
  String.raw`(?<=\p{M})\u034F(?=\p{M})`,
  String.raw`(?<=\p{scx=Khmr})[\u17B4\u17B5]`,
  // old Hangul fills syllables that lack a letter; Braille separates words by a blank pattern
  `(?<=[${jamo}])\\u1160|\\u115F(?=[${jamo}])`,
  String.raw`(?<=[\u2801-\u28FF])\u2800+(?=[\u2801-\u28FF])`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** What a text needs besides emoji. Marks of direction need something that is written from right to left. */
function neededIn(text: string): readonly RegExp[] {
  return rightToLeft.test(text) ? [...needed, /[\u061C\u200E\u200F]/gu] : needed;
}
