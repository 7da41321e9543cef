import type { TextFormat } from './field-metadata';
import { reservedAddress } from '../../../src/content-model/fields';
import { quoted } from './problem';

/**
 * The error message for a text that does not have its format: what is wrong and how to fix it.
 * @param rule the schema's message about the format, if no other applies
 */
export function invalidFormatMessage(
  format: TextFormat['format'],
  value: string,
  rule: string,
): string {
  if (value === '') return `This is empty. ${rule}`;
  if (value.trim() === '') return `This contains only spaces. ${rule}`;
  const got = `(got ${quoted(value)})`;
  if (value !== value.trim()) return `There is a space before or after the text ${got}. Remove it.`;
  for (const [sign, sentence, better = String] of [...(faults[format] ?? []), lineBreak]) {
    const found = sign.exec(value)?.[0];
    if (found === undefined) continue;
    const parts = { got, found, better: quoted(better(value)) };
    return sentence.replaceAll(
      /\{(got|found|better)\}/g,
      (_, part: keyof typeof parts) => parts[part],
    );
  }
  return `This has the wrong format ${got}. ${rule}`;
}

/**
 * A pattern of an error and its message, in which `{got}` is replaced by the text, `{found}` by the
 * match, `{better}` by the result of the function for the text.
 */
type Fault = readonly [sign: RegExp, sentence: string, better?: (value: string) => string];

const lineBreak: Fault = [
  /[\n\r\u2028\u2029]/,
  'The text contains a line break. Put it on one line.',
];

const uppercase: Fault = [
  /^[/#].*\p{Lu}/u,
  'The address of a page is lowercase {got}. Use {better}.',
  (value) => value.toLowerCase(),
];

const slashMissing: Fault = [
  /^[\w-]/,
  'The address of a page starts with "/" {got}. Use {better}.',
  (value) => `/${value}`,
];

const hrefFaults: readonly Fault[] = [
  [/\s/, 'An address can’t contain spaces {got}. Remove them.'],
  [/\\/, 'An address can’t contain "\\" {got}. Use "/".'],
  [/^\/\//, 'The address lacks "https:" at the start {got}. Add it.'],
  [/^http:/i, 'This address is not secure {got}. Use "https://".'],
  [/^https:/i, 'This address is incomplete {got}. Copy it again.'],
  [/^mailto:/i, 'This is not an email link {got}. Use the form "mailto:name@place.com".'],
  [/^tel:/i, 'This is not a phone link {got}. Use the form "tel:+13045550142".'],
  [/^[a-z][a-z0-9+.-]*:/i, 'Links with "{found}" are not allowed {got}. Use https, mailto or tel.'],
  uppercase,
  [
    /^[\w-]+(\.[\w-]+)+/,
    'The start of the address is missing {got}. Use {better}.',
    (value) => `https://${value}`,
  ],
  slashMissing,
];

const pathFault: Fault = [
  /^/,
  'A page can’t have this address {got}. Use {better}.',
  (value) => `/${value.split('/').map(slugify).filter(Boolean).join('/')}`,
];

/** An address of this site as the browser shows it. */
const withHost: Fault = [
  /^https?:\/\/[^/]+\//i,
  'An address on this site starts with "/" {got}. Use {better}.',
  (value) => value.replace(/^https?:\/\/[^/]+/i, ''),
];

/** A text that is no slug, but can be turned into one. */
const slugFault: Fault = [
  /^(?=.*[a-z0-9]).*([^a-z0-9-]|--|-$)|^-+[a-z0-9]/i,
  'A short name has only lowercase letters, digits and single hyphens {got}. Use {better}.',
  slugify,
];

/** The errors that are looked for in each format; the first one found is reported. */
const faults: Partial<Record<TextFormat['format'], readonly Fault[]>> = {
  href: hrefFaults,
  'https-url': [[/^https:.*\/$/, 'There is a "/" at the end {got}. Remove it.'], ...hrefFaults],
  'form-action': [
    [
      /^https:\/\/[^/]*@/i,
      'The address for messages can’t contain a name or password {got}. Remove them.',
    ],
    [/#.*/, 'The address for messages can’t end with "{found}" {got}. Remove it.'],
    ...hrefFaults,
  ],
  'page-path': [
    [reservedAddress, 'The site uses this address for its own files {got}. Choose another.'],
    pathFault,
  ],
  'redirect-from': [
    withHost,
    [/^\/(404)?$/, 'The site needs this address itself {got}. Remove this redirect.'],
    [reservedAddress, 'The site needs this address itself {got}. Remove this redirect.'],
    [
      /[^a-z0-9/-]/,
      'Only addresses of lowercase letters, digits and hyphens can be redirected {got}. Remove this redirect.',
    ],
    pathFault,
  ],
  'page-link': [
    [/^[a-z]+:|^\/\//i, 'This must be a page of this site {got}. Use one such as "/about".'],
    uppercase,
    slashMissing,
  ],
  slug: [slugFault],
  'service-slug': [slugFault],
  anchor: [slugFault],
  'picture-file': [
    [
      /^(\/|[a-z]+:)/i,
      'Pictures belong in content/images {got}. Use "../images/" and the name of the picture.',
    ],
    [/\\/, 'A path can’t contain "\\" {got}. Use "/".'],
    [/^[^.]/, 'The folder is missing {got}. Start with "../images/".'],
    [
      /\.\w+$/,
      'The site can’t show "{found}" pictures {got}. Save it as .webp, .jpg, .png or .avif, in lowercase.',
    ],
    [/^/, 'The file name has no extension {got}. Add one: .webp, .jpg, .png or .avif.'],
  ],
};

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
