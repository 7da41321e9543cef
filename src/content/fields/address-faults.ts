import type { FormatFault } from 'content-check/format-fault';
import { pageName } from './addresses';
import { capitals, gotText, incomplete, wrongPart, wrongStart } from './fault-kinds';
import { email, linkSpelling, phone } from './spellings';

/** The address of a page, or an anchor, with capitals. */
export const uppercase: FormatFault = {
  ...capitals,
  pattern: /^(?:\/(?!\/)|#).*\p{Lu}/u,
  correction: (got) => got.toLowerCase(),
};

/** What can be the address of a page without its slash: a text of other characters gets no guess. */
export const slashMissing: FormatFault = {
  ...wrongStart,
  pattern: /^[\w-][\w/-]*(?:#[\w-]+)?$/,
  correction: (got) =>
    `/${got
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/\/+(?=#|$)/, '')}`,
};

/** A page as its file: no domain ends like this. */
export const pageAsFile: FormatFault = {
  ...wrongPart,
  pattern: /(?<=^\/?[\w-][\w/-]*)\.(?:html?|php|aspx?)$/i,
  correction: (got) =>
    `/${got
      .replace(/^\/|\.\w+$/g, '')
      .toLowerCase()
      .replaceAll('_', '-')}`,
};

const hostAlone: FormatFault = {
  ...wrongStart,
  pattern:
    /^(?!.*\.(?:avif|docx?|jpe?g|mp[34]|pdf|png|pptx?|svg|txt|webp|xlsx?|zip)$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/?#].*)?$/i,
  correction: (got) => `https://${got}`,
};

const credentials: FormatFault = {
  ...wrongPart,
  pattern: /(?<=^https?:\/\/)[^/?#]*@/i,
  correction: (got) => got.replace(/\/\/[^/?#]*@/, '//'),
};

/** Of any web address. */
const webFaults: readonly FormatFault[] = [
  {
    pattern: /\s/,
    code: 'address-spaces',
    message: (params) => `An address can’t contain spaces ${gotText(params)}. Remove them.`,
    correction: (got) => got.replaceAll(/\s+/g, ''),
  },
  { ...wrongPart, pattern: /\\/, correction: (got) => got.replaceAll('\\', '/') },
  credentials,
  { ...wrongStart, pattern: /^\/\//, correction: (got) => `https:${got}` },
  { ...wrongStart, pattern: /^http:/i, correction: (got) => got.replace(/^http:/i, 'https:') },
  {
    ...capitals,
    pattern: /^(?=[a-z]*[A-Z])(?:[hH][tT][tT][pP][sS]|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):/,
    correction: (got) => got.replace(/^\w+/, (scheme) => scheme.toLowerCase()),
  },
  {
    ...wrongPart,
    pattern: /(?<=^https:.*)["<>]/,
    correction: (got) => got.replaceAll(/["<>]/g, encodeURIComponent),
  },
  { ...incomplete, pattern: /^https:/ },
];

/** Of links. */
export const hrefFaults: readonly FormatFault[] = [
  { ...wrongStart, pattern: phone, correction: linkSpelling },
  {
    // a number without a calling code
    pattern: /^[\d(](?:[\s()./\-\u2010-\u2013]*\d){6,14}$/,
    code: 'phone-link',
    message: (params) =>
      `This is not a phone link ${gotText(params)}. Use the form "tel:+13045550142".`,
  },
  ...webFaults,
  { ...wrongStart, pattern: email, correction: linkSpelling },
  pageAsFile,
  hostAlone,
  { ...incomplete, pattern: /^(?:mailto|tel):/ },
  {
    pattern: /^[a-z][a-z0-9+.-]*:/i,
    code: 'scheme-forbidden',
    message: (params) =>
      `Links with "${params.found}" are not allowed ${gotText(params)}. Use https, mailto or tel.`,
  },
  uppercase,
  slashMissing,
];

/** Of addresses of other sites. */
export const urlFaults: readonly FormatFault[] = [
  {
    ...wrongPart,
    pattern: /(?<=^https:\/\/.*[^/])\/+$/,
    correction: (got) => got.replace(/\/+$/, ''),
  },
  ...webFaults,
  hostAlone,
];

/** Of the address of this site. */
export const siteUrlFaults: readonly FormatFault[] = [
  credentials,
  {
    ...wrongPart,
    pattern: /(?<=^https:.*)[?#].*/i,
    correction: (got) => got.replace(/\/*[?#].*$/, ''),
  },
  {
    ...wrongPart,
    pattern: new RegExp(`(?<=^https://[^/]+(?:/.*)?)/${pageName}$`),
    correction: (got) => got.replace(/\/+[^/]*$/, ''),
  },
  ...urlFaults,
];

/** Of the address to which a form is sent. */
export const actionFaults: readonly FormatFault[] = [
  credentials,
  { ...wrongPart, pattern: /(?<=^https:\/\/.+)#.*/, correction: (got) => got.replace(/#.*/, '') },
  {
    ...capitals,
    pattern: /^https:\/\/[^/]*[A-Z]/,
    correction: (got) => got.replace(/^https:\/\/[^/]*/, (host) => host.toLowerCase()),
  },
  {
    ...wrongPart,
    pattern: /(?<=^https:\/\/.*\/.*)['@]/,
    correction: (got) => got.replaceAll("'", '%27').replaceAll('@', '%40'),
  },
  ...webFaults,
  hostAlone,
];

/** Of an email address: what an email program would not read in a link (RFC 6068, 2). */
export const emailFaults: readonly FormatFault[] = [
  { ...wrongPart, pattern: /^mailto:/i, correction: (got) => got.replace(/^mailto:/i, '') },
  { ...wrongPart, pattern: /(?<=^[^@]*)[#%&/=?^`{|}](?=[^@]*@)/ },
];
