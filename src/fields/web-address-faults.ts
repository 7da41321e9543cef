import type { FormatFault } from 'content-check/format-fault';
import { pageName } from './addresses';
import { emailLike } from './email-address';
import { capitals, gotText, incomplete, wrongPart, wrongStart } from './fault-kinds';
import { oneOf, schemeNames } from './link-schemes';
import { pageAsFile, slashMissing, uppercase } from './page-address-faults';
import { linkSpelling, phone } from './spellings';

/** A domain without its scheme, such as "www.example.org/about"; "report.pdf" is no domain, but a file. */
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

const inAnyCase = (word: string) =>
  word.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Faults of every web address, in order. */
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
    // "HTTPS:" as well as "Https:", but not "https:": a flag for both cases would find that, too
    pattern: new RegExp(`^(?=[a-z]*[A-Z])(?:${schemeNames.map(inAnyCase).join('|')}):`),
    correction: (got) => got.replace(/^\w+/, (scheme) => scheme.toLowerCase()),
  },
  {
    ...wrongPart,
    pattern: /(?<=^https:.*)["<>]/,
    correction: (got) => got.replaceAll(/["<>]/g, encodeURIComponent),
  },
  { ...incomplete, pattern: /^https:/ },
];

/** Faults of links, in order. */
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
  { ...wrongStart, pattern: emailLike, correction: linkSpelling },
  pageAsFile,
  hostAlone,
  { ...incomplete, pattern: new RegExp(`^(?:${schemeNames.join('|')}):`) },
  {
    pattern: /^[a-z][a-z0-9+.-]*:/i,
    code: 'scheme-forbidden',
    message: (params) =>
      `Links with "${params.found}" are not allowed ${gotText(params)}. Use ${oneOf(schemeNames)}.`,
  },
  uppercase,
  slashMissing,
];

/** Faults of addresses of other sites, in order. */
export const urlFaults: readonly FormatFault[] = [
  {
    ...wrongPart,
    pattern: /(?<=^https:\/\/.*[^/])\/+$/,
    correction: (got) => got.replace(/\/+$/, ''),
  },
  ...webFaults,
  hostAlone,
];

/** Faults of the address of this site, in order. */
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

/** Faults of the address to which a form is sent, in order. */
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
