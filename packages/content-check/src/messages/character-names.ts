/** The names of characters that programs insert or leave behind, by their number in Unicode. */
const names: Readonly<Partial<Record<string, string>>> = {
  '0000': 'null',
  '0008': 'backspace',
  '0009': 'tab',
  '001B': 'escape',
  '001F': 'unit separator',
  '007F': 'delete',
  '00AD': 'soft hyphen',
  '034F': 'combining grapheme joiner',
  '061C': 'Arabic letter mark',
  '115F': 'Hangul filler',
  '1160': 'Hangul filler',
  '180E': 'Mongolian vowel separator',
  '200B': 'zero-width space',
  '200C': 'zero-width non-joiner',
  '200D': 'zero-width joiner',
  '200E': 'left-to-right mark',
  '200F': 'right-to-left mark',
  '202A': 'left-to-right embedding',
  '202B': 'right-to-left embedding',
  '202C': 'end of a direction',
  '202D': 'left-to-right override',
  '202E': 'right-to-left override',
  '2060': 'word joiner',
  '2061': 'function application',
  '2062': 'invisible times',
  '2063': 'invisible separator',
  '2064': 'invisible plus',
  '2066': 'left-to-right isolate',
  '2067': 'right-to-left isolate',
  '2068': 'first strong isolate',
  '2069': 'end of an isolate',
  '2800': 'blank Braille pattern',
  '3164': 'Hangul filler',
  F0A7: 'bullet of Word',
  F0B7: 'bullet of Word',
  FEFF: 'byte order mark',
  FFA0: 'Hangul filler',
  FFFC: 'place of an object',
  FFFD: 'replacement character',
};

/** The names of characters that have one together. */
const groups = [
  { from: 0xfe00, to: 0xfe0f, name: 'variation selector' },
  { from: 0xe0000, to: 0xe007f, name: 'tag' },
  { from: 0xe0100, to: 0xe01ef, name: 'variation selector' },
];

/**
 * A character in a sentence: "U+200B, zero-width space".
 * @param number its number in Unicode, in at least four uppercase hexadecimal digits
 */
export function characterName(number: string): string {
  const value = Number.parseInt(number, 16);
  const name = names[number] ?? groups.find(({ from, to }) => value >= from && value <= to)?.name;
  return name === undefined ? `U+${number}` : `U+${number}, ${name}`;
}
