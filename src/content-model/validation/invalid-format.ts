import type { FieldFormat } from '../field-metadata';
import { reservedAddress } from '../fields';
import { quoted } from './problem';

/**
 * The error message for a text that does not have its format: what is wrong and how to fix it.
 * @param rule the schema's message about the format, if no other applies
 */
export function invalidFormatMessage(format: FieldFormat, value: string, rule: string): string {
  if (value === '') return `Nothing stands here. ${rule}`;
  if (value.trim() === '') return `Only spaces stand here. ${rule}`;
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
  return `This is not in the right form ${got}. ${rule}`;
}

/**
 * A pattern of an error and its message, in which `{got}` is replaced by the text, `{found}` by the
 * match, `{better}` by the result of the function for the text.
 */
type Fault = readonly [sign: RegExp, sentence: string, better?: (value: string) => string];

const lineBreak: Fault = [
  /[\n\r\u2028\u2029]/,
  'There is a line break in the text. Write it on one line.',
];

const uppercase: Fault = [
  /^[/#].*\p{Lu}/u,
  'Pages are named in lowercase letters {got}. Write {better}.',
  (value) => value.toLowerCase(),
];

const slashMissing: Fault = [
  /^[\w-]/,
  'A page begins with "/" {got}. Write {better}.',
  (value) => `/${value}`,
];

const hrefFaults: readonly Fault[] = [
  [/\s/, 'An address has no spaces {got}. Remove them.'],
  [/\\/, 'An address has no "\\" {got}. Write "/".'],
  [/^\/\//, 'The beginning "https:" is missing {got}. Write it.'],
  [/^http:/i, 'This address is not secure {got}. Write "https://".'],
  [/^https:/i, 'This address is not complete {got}. Copy it once more.'],
  [/^mailto:/i, 'This is no email link {got}. Write "mailto:name@place.com".'],
  [/^tel:/i, 'This is no phone link {got}. Write it as "tel:+13045550142".'],
  [/^[a-z][a-z0-9+.-]*:/i, 'Links with "{found}" are not allowed {got}. Use https, mailto or tel.'],
  uppercase,
  [
    /^[\w-]+(\.[\w-]+)+/,
    'The beginning of the address is missing {got}. Write {better}.',
    (value) => `https://${value}`,
  ],
  slashMissing,
];

const pathFault: Fault = [
  /^/,
  'A page can’t have this address {got}. Write {better}.',
  (value) => `/${value.split('/').map(slugify).filter(Boolean).join('/')}`,
];

/** An address of this site as the browser shows it. */
const withHost: Fault = [
  /^https?:\/\/[^/]+\//i,
  'An address of this site begins with "/" {got}. Write {better}.',
  (value) => value.replace(/^https?:\/\/[^/]+/i, ''),
];

/** A text that is no slug, but can be turned into one. */
const slugFault: Fault = [
  /^(?=.*[a-z0-9]).*([^a-z0-9-]|--|-$)|^-+[a-z0-9]/i,
  'Short names have lowercase letters, digits and single hyphens {got}. Write {better}.',
  slugify,
];

/** The errors that are looked for in each format; the first one found is reported. */
const faults: Partial<Record<FieldFormat, readonly Fault[]>> = {
  href: hrefFaults,
  'https-url': [[/^https:.*\/$/, 'There is a "/" at the end {got}. Remove it.'], ...hrefFaults],
  'form-action': [
    [
      /^https:\/\/[^/]*@/i,
      'An address for messages holds no name and no password {got}. Remove them.',
    ],
    [/#.*/, 'An address for messages has no "{found}" at its end {got}. Remove it.'],
    ...hrefFaults,
  ],
  'page-path': [
    [reservedAddress, 'The site keeps files of its own at this address {got}. Choose another.'],
    pathFault,
  ],
  'redirect-from': [
    withHost,
    [/^\/(404)?$/, 'The site needs this address itself {got}. Remove this redirect.'],
    [reservedAddress, 'The site needs this address itself {got}. Remove this redirect.'],
    [
      /[^a-z0-9/-]/,
      'Only addresses of lowercase letters, digits and hyphens lead on {got}. Remove this redirect.',
    ],
    pathFault,
  ],
  'page-link': [
    [/^[a-z]+:|^\/\//i, 'This leads to a page of this site {got}. Write one such as "/about".'],
    uppercase,
    slashMissing,
  ],
  slug: [slugFault],
  'service-slug': [slugFault],
  anchor: [slugFault],
  'picture-file': [
    [
      /^(\/|[a-z]+:)/i,
      'A picture lies in content/images, not elsewhere {got}. Write "../images/" and its name.',
    ],
    [/\\/, 'The parts of a path stand between "/" {got}. Replace each "\\".'],
    [/^[^.]/, 'The way to the folder is missing {got}. Write "../images/" first.'],
    [
      /\.\w+$/,
      'The site can’t show "{found}" pictures {got}. Save it as .webp, .jpg, .png or .avif, in lowercase letters.',
    ],
    [/^/, 'The ending of the file’s name is missing {got}. Write it: .webp, .jpg, .png or .avif.'],
  ],
};

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
