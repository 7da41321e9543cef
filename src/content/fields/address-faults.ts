import type { FormatFault } from 'content-check/format-fault';
import { pageFile } from './addresses';
import type { faultWords } from './fault-words';
import { email, linkSpelling, phone } from './spellings';

/** A typical mistake that has words. */
export type Fault = FormatFault & { readonly code: keyof typeof faultWords };

/** The address of a page, or an anchor, with capitals. */
export const uppercase: Fault = {
  sign: /^[/#].*\p{Lu}/u,
  code: 'page-uppercase',
  better: (got) => got.toLowerCase(),
};

/** What can be the address of a page without its slash: a text of other characters gets no guess. */
export const slashMissing: Fault = {
  sign: /^[\w-][\w/-]*(?:#[\w-]+)?$/,
  code: 'page-without-slash',
  better: (got) =>
    `/${got
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/\/+(?=#|$)/, '')}`,
};

/** A page as its file: no domain ends like this. */
export const pageAsFile: Fault = {
  sign: /^\/?[\w/-]+\.(?:html?|php|aspx?)$/i,
  code: 'page-with-ending',
  better: (got) =>
    `/${got
      .replace(/^\/|\.\w+$/g, '')
      .toLowerCase()
      .replaceAll('_', '-')}`,
};

export const hostAlone: Fault = {
  sign: /^(?!.*\.(?:avif|docx?|jpe?g|mp[34]|pdf|png|pptx?|svg|txt|webp|xlsx?|zip)$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/?#].*)?$/i,
  code: 'address-without-start',
  better: (got) => `https://${got}`,
};

const credentials: Fault = {
  sign: /^https?:\/\/[^/?#]*@/i,
  code: 'address-credentials',
  better: (got) => got.replace(/\/\/[^/?#]*@/, '//'),
};

const signsInAddress = /["<>]/g;

/** Of any web address. */
const webFaults: readonly Fault[] = [
  { sign: /\s/, code: 'address-spaces' },
  { sign: /\\/, code: 'address-backslash' },
  credentials,
  { sign: /^\/\//, code: 'address-without-scheme' },
  { sign: /^http:/i, code: 'address-insecure' },
  {
    sign: /^(?=[a-z]*[A-Z])(?:[hH][tT][tT][pP][sS]|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):/,
    code: 'address-start-uppercase',
    better: (got) => got.replace(/^\w+/, (start) => start.toLowerCase()),
  },
  {
    sign: /(?<=^https:.*)["<>]/,
    code: 'address-character',
    better: (got) => got.replaceAll(signsInAddress, encodeURIComponent),
  },
  { sign: /^https:/, code: 'address-incomplete' },
];

/** Of links. */
export const hrefFaults: readonly Fault[] = [
  { sign: phone, code: 'address-without-start', better: linkSpelling },
  // a number without a calling code
  { sign: /^[\d(](?:[\s()./\-\u2010-\u2013]*\d){6,14}$/, code: 'phone-link-wrong' },
  ...webFaults,
  { sign: email, code: 'address-without-start', better: linkSpelling },
  pageAsFile,
  hostAlone,
  { sign: /^mailto:/, code: 'email-link-wrong' },
  { sign: /^tel:/, code: 'phone-link-wrong' },
  { sign: /^[a-z][a-z0-9+.-]*:/i, code: 'scheme-forbidden' },
  uppercase,
  slashMissing,
];

/** Of texts that can only be the address of a site. */
const siteFaults: readonly Fault[] = [
  ...webFaults,
  hostAlone,
  { sign: /^[a-z][a-z0-9+.-]*:/i, code: 'scheme-not-https' },
];

/** Of addresses of other sites. */
export const urlFaults: readonly Fault[] = [
  { sign: /^https:.*\/$/, code: 'address-slash-at-end' },
  ...siteFaults,
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
  {
    sign: /^https:\/\/[^/]*[A-Z]/,
    code: 'address-start-uppercase',
    better: (got) => got.replace(/^https:\/\/[^/]*/, (start) => start.toLowerCase()),
  },
  {
    sign: /(?<=^https:\/\/.*\/.*)['@]/,
    code: 'address-character',
    better: (got) => got.replaceAll("'", '%27').replaceAll('@', '%40'),
  },
  ...siteFaults,
];

/** Of an email address: what an email program would not read in a link (RFC 6068, 2). */
export const emailFaults: readonly Fault[] = [
  {
    sign: /^mailto:/i,
    code: 'email-with-start',
    better: (got) => got.replace(/^mailto:/i, ''),
  },
  { sign: /(?<=^[^@]*)[#%&/=?^`{|}](?=[^@]*@)/, code: 'email-character' },
];
