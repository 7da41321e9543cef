import { type Fault, hostAlone, pageAsFile, slashMissing, uppercase } from './address-faults';
import { reservedAddress } from './addresses';

/** Of the address of a page. */
export const pathFaults: readonly Fault[] = [
  { sign: reservedAddress, code: 'path-reserved' },
  {
    sign: /^/,
    code: 'path-wrong',
    better: (got) => {
      const path = `/${got.split('/').map(slugify).filter(Boolean).join('/')}`;
      return isSpellable(got) && !reservedAddress.test(path) ? path : '/';
    },
  },
];

/** Of the old address of a page. */
export const redirectFaults: readonly Fault[] = [
  {
    // as the browser shows it
    sign: /^https?:\/\/[^/]+\//i,
    code: 'redirect-with-host',
    better: (got) => got.replace(/^https?:\/\/[^/]+/i, '').replace(/(?<=.)\/+$/, ''),
  },
  {
    sign: /^[a-z0-9]+(?:[/-][a-z0-9]+)*\/?$/,
    code: 'redirect-with-host',
    better: (got) => `/${got}`,
  },
  { sign: /^\/(404\/?)?$/, code: 'redirect-needed' },
  { sign: reservedAddress, code: 'redirect-needed' },
  // an address that is spelled otherwise would be another one
  { sign: /^/, code: 'redirect-impossible' },
];

/** Of links to pages of this site. */
export const pageLinkFaults: readonly Fault[] = [
  { sign: /^[a-z]+:|^\/\//i, code: 'page-elsewhere' },
  pageAsFile,
  { sign: hostAlone.sign, code: 'page-elsewhere' },
  uppercase,
  slashMissing,
];

/** Of short names and anchors: texts that are none, but can be turned into one. */
export const slugFaults: readonly Fault[] = [
  {
    sign: /^(?=.*[a-z0-9]).*([^a-z0-9-]|--|-$)|^-+[a-z0-9]/i,
    code: 'short-name-wrong',
    better: (got) => (isSpellable(got) ? slugify(got) : ''),
  },
];

/** Of the path from a file to a picture. */
export const pictureFaults: readonly Fault[] = [
  { sign: /^(\/|[a-z]+:)/i, code: 'picture-elsewhere' },
  { sign: /\\/, code: 'picture-backslash' },
  { sign: /^[^.]/, code: 'picture-without-folder' },
  // they would end the path in an address
  { sign: /[#?]/, code: 'picture-character' },
  {
    sign: /\.(?!(?:avif|jpe?g|png|webp)$)(?:[aA][vV][iI][fF]|[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/,
    code: 'picture-ending-uppercase',
  },
  { sign: /\.(?!(?:avif|jpe?g|png|webp)$)\w+$/, code: 'picture-ending-unknown' },
  { sign: /\/[^./]+$/, code: 'picture-without-ending' },
];

/** Whether a text has only letters that are one of a to z, with an accent or without; not "ß" or "ł". */
const isSpellable = (text: string) => !/(?![a-z])\p{L}/u.test(withoutAccents(text));

const slugify = (text: string) =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
