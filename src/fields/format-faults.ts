import type { FormatFault } from 'content-check/format-fault';
import { pageFile, reservedAddress } from './addresses';
import type { faultWords } from './fault-words';

type Fault = FormatFault & { readonly code: keyof typeof faultWords };

const uppercase: Fault = {
  sign: /^[/#].*\p{Lu}/u,
  code: 'page-uppercase',
  better: (got) => got.toLowerCase(),
};

const slashMissing: Fault = {
  sign: /^[\w-]/,
  code: 'page-without-slash',
  better: (got) => `/${got}`,
};

const credentials: Fault = {
  sign: /^https?:\/\/[^/?#]*@/i,
  code: 'address-credentials',
  better: (got) => got.replace(/\/\/[^/?#]*@/, '//'),
};

/** Of links. */
export const hrefFaults: readonly Fault[] = [
  { sign: /\s/, code: 'address-spaces' },
  { sign: /\\/, code: 'address-backslash' },
  credentials,
  { sign: /^\/\//, code: 'address-without-scheme' },
  { sign: /^http:/i, code: 'address-insecure' },
  { sign: /^https:/i, code: 'address-incomplete' },
  { sign: /^mailto:/i, code: 'email-link-wrong' },
  { sign: /^tel:/i, code: 'phone-link-wrong' },
  { sign: /^[a-z][a-z0-9+.-]*:/i, code: 'scheme-forbidden' },
  uppercase,
  {
    sign: /^[\w-]+(\.[\w-]+)+/,
    code: 'address-without-start',
    better: (got) => `https://${got}`,
  },
  slashMissing,
];

/** Of addresses of other sites. */
export const urlFaults: readonly Fault[] = [
  { sign: /^https:.*\/$/, code: 'address-slash-at-end' },
  ...hrefFaults,
];

/** Of the address of this site. */
export const siteUrlFaults: readonly Fault[] = [
  credentials,
  {
    sign: /(?<=^https:.*)[?#].*/i,
    code: 'site-address-query',
    better: (got) => got.replace(/\/*[?#].*$/, ''),
  },
  {
    sign: pageFile,
    code: 'site-address-file',
    better: (got) => got.replace(/\/+[^/]*$/, ''),
  },
  ...urlFaults,
];

/** Of the address to which a form is sent. */
export const actionFaults: readonly Fault[] = [
  { sign: /^https:\/\/[^/]*@/i, code: 'action-credentials' },
  { sign: /#.*/, code: 'action-anchor' },
  ...hrefFaults,
];

const pathFault: Fault = {
  sign: /^/,
  code: 'path-wrong',
  better: (got) =>
    isSpellable(got) ? `/${got.split('/').map(slugify).filter(Boolean).join('/')}` : '/',
};

/** Of the address of a page. */
export const pathFaults: readonly Fault[] = [
  { sign: reservedAddress, code: 'path-reserved' },
  pathFault,
];

/** Of the old address of a page. */
export const redirectFaults: readonly Fault[] = [
  {
    // as the browser shows it
    sign: /^https?:\/\/[^/]+\//i,
    code: 'redirect-with-host',
    better: (got) => got.replace(/^https?:\/\/[^/]+/i, ''),
  },
  { sign: /^\/(404)?$/, code: 'redirect-needed' },
  { sign: reservedAddress, code: 'redirect-needed' },
  { sign: /[^a-z0-9/-]/, code: 'redirect-impossible' },
  pathFault,
];

/** Of links to pages of this site. */
export const pageLinkFaults: readonly Fault[] = [
  { sign: /^[a-z]+:|^\/\//i, code: 'page-elsewhere' },
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
  { sign: /\.\w+$/, code: 'picture-ending-unknown' },
  { sign: /^/, code: 'picture-without-ending' },
];

/** Whether a text has only letters that are one of a to z, with an accent or without; not "ß" or "ł". */
const isSpellable = (text: string) => !/(?![a-z])\p{L}/u.test(withoutAccents(text));

const slugify = (text: string) =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
