/**
 * The schemes of links that lead out of the site: how such an address starts, what follows that (as the
 * source of a regular expression), and a whole one as an example.
 */
const schemes = {
  https: {
    start: 'https://',
    rest: String.raw`(?![^/?#]*@)[^\s"<>\\/]+\.[^\s"<>\\]+`,
    example: 'https://www.example.org',
  },
  mailto: { start: 'mailto:', rest: String.raw`[^\s@]+@[^\s@]+`, example: 'mailto:name@place.com' },
  tel: { start: 'tel:+', rest: '[0-9]{7,15}', example: 'tel:+13045550142' },
};

/** The names of the schemes. */
export const schemeNames = Object.keys(schemes);

/** The starts of such addresses. */
export const addressStarts = Object.values(schemes).map(({ start }) => start);

/** An address for each scheme. */
export const wholeAddresses = Object.values(schemes).map(({ example }) => example);

/** What such an address is, as the source of a regular expression. */
export const outwardAddress = Object.values(schemes)
  .map(({ start, rest }) => start.replace('+', String.raw`\+`) + rest)
  .join('|');

/** Words of which one is meant, in a sentence. */
export const oneOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
