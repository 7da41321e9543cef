import transliterate from '@sindresorhus/transliterate';
import { freeName } from 'content-check/portable-name';

/** Longer addresses are hard to read and to type. */
const longest = 60;

/**
 * A short name in ASCII: "Fair Hiring" becomes "fair-hiring", and "Łódź" "lodz". It is never one that Windows
 * keeps for itself. It is empty for a text without a letter that has a common spelling in ASCII.
 */
export function slugOf(words: string): string {
  const plain = transliterate(withoutAccents(words.normalize('NFKC')));
  const slug = plain
    .replaceAll(contraction, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
  return freeName(slug);
}

/** The apostrophe in "Søren’s" or "don’t" does not separate words. */
const contraction = /(?<=[\p{L}\p{N}])['’ʼ](?=(?:s|t|re|ll|ve|d|m)(?![\p{L}\p{N}]))/giu;

/**
 * Latin letters without accents, so that "ü" becomes "u", not "ue" as in German alone. Accents of other scripts
 * distinguish letters, such as "й".
 */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}
