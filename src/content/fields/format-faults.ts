import type { FaultParams, FormatFault } from 'content-check/format-fault';
import { quoted } from 'content-check/words/phrases';
import { pageAsFile, slashMissing, uppercase } from './address-faults';
import { reservedAddress } from './addresses';
import { gotText, wrongStart } from './fault-kinds';

/** Of a text that can't be spelled as the site spells it, nothing is offered: "/straße" would lose a letter. */
const wrongSpelling = {
  code: 'spelling-wrong',
  message: (params: FaultParams) =>
    `This has the wrong spelling ${gotText(params)}. Use lowercase letters, digits and single hyphens${
      params.correction === undefined ? '' : `: ${quoted(params.correction)}`
    }.`,
};

/** Of the address of a page. */
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

/** Of the old address of a page. */
export const redirectFaults: readonly FormatFault[] = [
  {
    // as the browser shows it
    ...wrongStart,
    pattern: /^https?:\/\/[^/]+\//i,
    correction: (got) => got.replace(/^https?:\/\/[^/]+/i, '').replace(/(?<=.)\/+$/, ''),
  },
  { ...wrongStart, pattern: /^[a-z0-9]+(?:[/-][a-z0-9]+)*\/?$/, correction: (got) => `/${got}` },
  {
    // an address that is spelled otherwise would be another one
    pattern: /^/,
    code: 'redirect-impossible',
    message: (params) =>
      `Only addresses of lowercase letters, digits and single hyphens can be redirected, and none that the site needs itself ${gotText(params)}. Remove this redirect.`,
  },
];

/** Of links to pages of this site. */
export const pageLinkFaults: readonly FormatFault[] = [pageAsFile, uppercase, slashMissing];

/** Of short names and anchors: texts that are none, but can be turned into one. */
export const slugFaults: readonly FormatFault[] = [
  {
    ...wrongSpelling,
    pattern: /^(?=.*[a-z0-9]).*([^a-z0-9-]|--|-$)|^-+[a-z0-9]/i,
    correction: (got) => (isSpellable(got) ? slugify(got) : undefined),
  },
];

/** A picture is chosen in an editor, whatever is wrong with its path. */
const editorMessage = () => 'The site can’t find this picture. Choose one anew.';

const pictureElsewhere = {
  code: 'picture-elsewhere',
  message: (params: FaultParams) =>
    `Pictures belong in content/images ${gotText(params)}. Use "../images/" and the name of the picture.`,
  editorMessage,
};

/** Of the path from a file to a picture. */
export const pictureFaults: readonly FormatFault[] = [
  { ...pictureElsewhere, pattern: /^(\/|[a-z]+:)/i },
  {
    pattern: /\\/,
    code: 'picture-backslash',
    message: (params) => `A path can’t contain "\\" ${gotText(params)}. Use "/".`,
    editorMessage,
  },
  { ...pictureElsewhere, pattern: /^[^.]/ },
  {
    // they would end the path in an address
    pattern: /[#?]/,
    code: 'picture-character',
    message: (params) =>
      `The path of a picture can’t contain "${params.found}" ${gotText(params)}. Rename the picture without it, here and in its folder.`,
    editorMessage,
  },
  {
    pattern:
      /\.(?!(?:avif|jpe?g|png|webp)$)(?:[aA][vV][iI][fF]|[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/,
    code: 'picture-ending-uppercase',
    message: (params) =>
      `The extension of a picture is lowercase ${gotText(params)}. Rename the picture to end in "${params.found.toLowerCase()}", here and in its folder.`,
    editorMessage,
  },
  {
    pattern: /\.(?!(?:avif|jpe?g|png|webp)$)\w+$/,
    code: 'picture-ending-unknown',
    message: (params) =>
      `The site can’t show "${params.found}" pictures ${gotText(params)}. Save it as .webp, .jpg, .png or .avif.`,
    editorMessage,
  },
  {
    pattern: /\/[^./]+$/,
    code: 'picture-without-ending',
    message: (params) =>
      `The file name has no extension ${gotText(params)}. Add one: .webp, .jpg, .png or .avif.`,
    editorMessage,
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
