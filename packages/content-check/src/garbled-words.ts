/** Words that another program has read in the wrong encoding, and what they were. */
export type GarbledWord = {
  readonly found: string;
  readonly better: string;
  /** Where it stands, in UTF-16 units. */
  readonly from: number;
};

/** What Windows-1252 has at the bytes 80 to 9F; at the others it is like Latin-1 (WHATWG Encoding, index windows-1252). */
const highCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const continuation = `[\\u0080-\\u00BF${highCharacters}]`;

/** The bytes of a character in UTF-8, each read as one character: of two, three or four. */
const sequence = new RegExp(
  `[\u00C2-\u00DF]${continuation}|[\u00E0-\u00EF]${continuation}{2}|[\u00F0-\u00F4]${continuation}{3}`,
  'gu',
);

/** What people write: letters of Latin, Greek and Cyrillic, marks of punctuation, signs, emoji. */
const plausible =
  /^(?:[\u00A0-\u024F\u1E00-\u1EFF\u2010-\u2027\u20AC\u2116\u2122\u2190-\u2193\u2212]|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Extended_Pictographic})$/u;

/** What may follow a capital letter at the end of a word: “CAFÉ”, “IRMÃ…”, and a space that does not break. */
const afterWord = /^[\u00A0«»‘’‚“”„…–—‹›]$/u;

/**
 * The words of a text that are UTF-8 which was read as Windows-1252 or Latin-1, such as “CafÃ©”. Only what decodes to a
 * character that people write counts, so “SÃO” and “„Ä“” are words as they are.
 */
export function garbledWords(text: string): readonly GarbledWord[] {
  return [...text.matchAll(/[^ \t\n]+/g)].flatMap(({ 0: found, index: from }) => {
    const better = found.replaceAll(sequence, (bytes, at: number) => {
      const character = decoded(bytes);
      const isAsWritten = !plausible.test(character) || isEndOfWord(found, bytes, at);
      return isAsWritten ? bytes : character;
    });
    return better === found ? [] : [{ found, better, from }];
  });
}

/** Whether two characters are a capital letter at the end of a word, and a mark after it. */
function isEndOfWord(word: string, bytes: string, at: number): boolean {
  const [letter = '', mark = ''] = bytes;
  if (bytes.length > 2 || !/\p{Lu}|ß/u.test(letter) || !afterWord.test(mark)) return false;
  const [before, after] = [word.slice(0, at), word.slice(at + 2)];
  if (/\p{Lu}$/u.test(before)) return mark === '\u00A0' || !/^\p{Lu}/u.test(after);
  return !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
}

function decoded(bytes: string): string {
  const values = bytes.split('').map((character) => {
    const high = highCharacters.indexOf(character);
    return high === -1 ? character.charCodeAt(0) : 0x80 + high;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(values));
  } catch {
    return '';
  }
}
