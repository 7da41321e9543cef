import type { FormatFault } from 'content-check/format-fault';
import { pageName } from './addresses';
import { capitals, gotText, incomplete, wrongPart, wrongStart } from './fault-kinds';
import { email, linkSpelling, phone } from './spellings';

/** The address of a page, or an anchor, with capitals. */
export const uppercase: FormatFault = {
  ...capitals,
  sign: /^(?:\/(?!\/)|#).*\p{Lu}/u,
  better: (got) => got.toLowerCase(),
};

/** What can be the address of a page without its slash: a text of other characters gets no guess. */
export const slashMissing: FormatFault = {
  ...wrongStart,
  sign: /^[\w-][\w/-]*(?:#[\w-]+)?$/,
  better: (got) =>
    `/${got
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/\/+(?=#|$)/, '')}`,
};

/** A page as its file: no domain ends like this. */
export const pageAsFile: FormatFault = {
  ...wrongPart,
  sign: /(?<=^\/?[\w-][\w/-]*)\.(?:html?|php|aspx?)$/i,
  better: (got) =>
    `/${got
      .replace(/^\/|\.\w+$/g, '')
      .toLowerCase()
      .replaceAll('_', '-')}`,
};

const hostAlone: FormatFault = {
  ...wrongStart,
  sign: /^(?!.*\.(?:avif|docx?|jpe?g|mp[34]|pdf|png|pptx?|svg|txt|webp|xlsx?|zip)$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/?#].*)?$/i,
  better: (got) => `https://${got}`,
};

const credentials: FormatFault = {
  ...wrongPart,
  sign: /(?<=^https?:\/\/)[^/?#]*@/i,
  better: (got) => got.replace(/\/\/[^/?#]*@/, '//'),
};

/** Of any web address. */
const webFaults: readonly FormatFault[] = [
  {
    sign: /\s/,
    code: 'address-spaces',
    message: (params) => `An address can’t contain spaces ${gotText(params)}. Remove them.`,
    better: (got) => got.replaceAll(/\s+/g, ''),
  },
  { ...wrongPart, sign: /\\/, better: (got) => got.replaceAll('\\', '/') },
  credentials,
  { ...wrongStart, sign: /^\/\//, better: (got) => `https:${got}` },
  { ...wrongStart, sign: /^http:/i, better: (got) => got.replace(/^http:/i, 'https:') },
  {
    ...capitals,
    sign: /^(?=[a-z]*[A-Z])(?:[hH][tT][tT][pP][sS]|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):/,
    better: (got) => got.replace(/^\w+/, (scheme) => scheme.toLowerCase()),
  },
  {
    ...wrongPart,
    sign: /(?<=^https:.*)["<>]/,
    better: (got) => got.replaceAll(/["<>]/g, encodeURIComponent),
  },
  { ...incomplete, sign: /^https:/ },
];

/** Of links. */
export const hrefFaults: readonly FormatFault[] = [
  { ...wrongStart, sign: phone, better: linkSpelling },
  {
    // a number without a calling code
    sign: /^[\d(](?:[\s()./\-\u2010-\u2013]*\d){6,14}$/,
    code: 'phone-link',
    message: (params) =>
      `This is not a phone link ${gotText(params)}. Use the form "tel:+13045550142".`,
  },
  ...webFaults,
  { ...wrongStart, sign: email, better: linkSpelling },
  pageAsFile,
  hostAlone,
  { ...incomplete, sign: /^(?:mailto|tel):/ },
  {
    sign: /^[a-z][a-z0-9+.-]*:/i,
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
    sign: /(?<=^https:\/\/.*[^/])\/+$/,
    better: (got) => got.replace(/\/+$/, ''),
  },
  ...webFaults,
  hostAlone,
];

/** Of the address of this site. */
export const siteUrlFaults: readonly FormatFault[] = [
  credentials,
  {
    ...wrongPart,
    sign: /(?<=^https:.*)[?#].*/i,
    better: (got) => got.replace(/\/*[?#].*$/, ''),
  },
  {
    ...wrongPart,
    sign: new RegExp(`(?<=^https://[^/]+(?:/.*)?)/${pageName}$`),
    better: (got) => got.replace(/\/+[^/]*$/, ''),
  },
  ...urlFaults,
];

/** Of the address to which a form is sent. */
export const actionFaults: readonly FormatFault[] = [
  credentials,
  { ...wrongPart, sign: /(?<=^https:\/\/.+)#.*/, better: (got) => got.replace(/#.*/, '') },
  {
    ...capitals,
    sign: /^https:\/\/[^/]*[A-Z]/,
    better: (got) => got.replace(/^https:\/\/[^/]*/, (host) => host.toLowerCase()),
  },
  {
    ...wrongPart,
    sign: /(?<=^https:\/\/.*\/.*)['@]/,
    better: (got) => got.replaceAll("'", '%27').replaceAll('@', '%40'),
  },
  ...webFaults,
  hostAlone,
];

/** Of an email address: what an email program would not read in a link (RFC 6068, 2). */
export const emailFaults: readonly FormatFault[] = [
  { ...wrongPart, sign: /^mailto:/i, better: (got) => got.replace(/^mailto:/i, '') },
  { ...wrongPart, sign: /(?<=^[^@]*)[#%&/=?^`{|}](?=[^@]*@)/ },
];
