import { freeName } from 'content-check/portable-name';

/** Longer addresses are hard to read and to type. */
const longest = 60;

/**
 * A short name in ASCII: "Fair Hiring" becomes "fair-hiring", and "Łódź" "lodz". It is never one that Windows
 * keeps for itself. It is empty for a text without a Latin letter: how other scripts are spelled in Latin
 * depends on the language.
 */
export function slugOf(words: string): string {
  const slug = withoutAccents(words.normalize('NFKC'))
    .replaceAll(contraction, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħıŋŧ]/g, (letter) => spelledOut[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
  return freeName(slug);
}

/** The apostrophe in "Søren’s" or "don’t" does not separate words. */
const contraction = /(?<=[\p{L}\p{N}])['’ʼ](?=(?:s|t|re|ll|ve|d|m)(?![\p{L}\p{N}]))/giu;

/** Latin without accents, so that "ü" becomes "u", not "ue" as in German alone. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1');
}

/** Latin letters that Unicode doesn't take apart into a letter and an accent. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
};
