import type { FaultParams, FormatFault } from 'content-check/format-fault';
import { quoted } from 'content-check/messages/phrases';
import { reservedAddress } from './addresses';
import { capitals, gotText, wrongPart, wrongStart } from './fault-kinds';

/** The address of a page, or an anchor, with capitals. */
export const uppercase: FormatFault = {
  ...capitals,
  pattern: /^(?:\/(?!\/)|#).*\p{Lu}/u,
  correction: (got) => got.toLowerCase(),
};

/**
 * A text that may be the address of a page without its slash. For a text with other characters no
 * correction is guessed.
 */
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

/**
 * An address that is spelled in another way than the site spells addresses. Where a letter would be
 * lost, as in "/straße", no correction is offered.
 */
const wrongSpelling = {
  code: 'spelling-wrong',
  message: (params: FaultParams) =>
    `This has the wrong spelling ${gotText(params)}. Use lowercase letters, digits and single hyphens${
      params.correction === undefined ? '' : `: ${quoted(params.correction)}`
    }.`,
};

/** Faults of the address of a page, in order. */
export const pathFaults: readonly FormatFault[] = [
  {
    pattern: reservedAddress,
    code: 'path-reserved',
    message: (params) =>
      `The site uses this address for its own files ${gotText(params)}. Choose another.`,
  },
  {
    ...wrongSpelling,
    pattern: /^/,
    correction: (got) => {
      const path = `/${got.split('/').map(slugify).filter(Boolean).join('/')}`;
      return path !== '/' && isSpellable(got) && !reservedAddress.test(path) ? path : undefined;
    },
  },
];

/** Faults of the old address of a page, in order. */
export const redirectFaults: readonly FormatFault[] = [
  {
    // as the browser shows it
    ...wrongStart,
    pattern: /^https?:\/\/[^/]+\//i,
    correction: (got) => got.replace(/^https?:\/\/[^/]+/i, '').replace(/(?<=.)\/+$/, ''),
  },
  { ...wrongStart, pattern: /^\w[\w~.-]*(?:\/\w[\w~.-]*)*\/?$/, correction: (got) => `/${got}` },
  {
    pattern: /^\/[^?#]*\?/,
    code: 'redirect-with-query',
    message: (params) =>
      `Only addresses without "?" can be redirected here ${gotText(params)}. Remove this redirect, and have the site’s host do it: docs/deploying.md says how.`,
    editorMessage: (params) =>
      `Only addresses without “?” can be redirected here ${gotText(params)}. Remove this redirect; whoever looks after the site can have its host do it.`,
  },
  {
    pattern: /^/,
    code: 'redirect-impossible',
    message: (params) =>
      `Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself ${gotText(params)}. Remove this redirect.`,
  },
];

/** Faults of links to pages of this site, in order. */
export const pageLinkFaults: readonly FormatFault[] = [pageAsFile, uppercase, slashMissing];

/** Faults of short names and anchors: texts that are neither, but can be turned into one. */
export const slugFaults: readonly FormatFault[] = [
  {
    ...wrongSpelling,
    pattern: /^(?=.*[a-z0-9]).*([^a-z0-9-]|--|-$)|^-+[a-z0-9]/i,
    correction: (got) => (isSpellable(got) ? slugify(got) : undefined),
  },
];

/** Whether a text has only letters that are one of a to z, with an accent or without; not "ß" or "ł". */
const isSpellable = (text: string) => !/(?![a-z])\p{L}/u.test(withoutAccents(text));

const slugify = (text: string) =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
