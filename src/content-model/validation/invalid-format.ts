import type { FieldFormat } from '../field-metadata';
import { quoted } from './suggestion';

/**
 * What is wrong with a text that does not have its format, and how to mend it.
 * @param rule the schema's own sentence about the format, for what no other sentence fits
 */
export function invalidFormatMessage(format: FieldFormat, value: string, rule: string): string {
  if (value === '') return `Nothing stands here. ${rule}`;
  if (value.trim() === '') return `Only spaces stand here. ${rule}`;
  if (value !== value.trim()) {
    return `There is a space before or after the text (got ${quoted(value)}). Remove it.`;
  }
  const got = `(got ${quoted(value)})`;
  for (const [pattern, message] of [...(faults[format] ?? []), lineBreak]) {
    const found = pattern.exec(value)?.[0];
    if (found !== undefined) return message(got, value, found);
  }
  return `This is not in the right form ${got}. ${rule}`;
}

/** A sign of what is wrong, and the sentence that says it. */
type Fault = readonly [
  pattern: RegExp,
  message: (got: string, value: string, found: string) => string,
];

const lineBreak: Fault = [
  /[\n\r\u2028\u2029]/,
  () => 'There is a line break in the text. Write it on one line.',
];

const hrefFaults: readonly Fault[] = [
  [/\s/, (got) => `An address has no spaces ${got}. Remove them.`],
  [/\\/, (got) => `An address has no "\\" ${got}. Write "/".`],
  [/^\/\//, (got) => `The beginning "https:" is missing ${got}. Write it.`],
  [/^http:/i, (got) => `This address is not secure ${got}. Write "https://".`],
  [/^https:/i, (got) => `This address is not complete ${got}. Copy it once more.`],
  [/^mailto:/i, (got) => `This is no email link ${got}. Write "mailto:name@place.com".`],
  [/^tel:/i, (got) => `This is no phone link ${got}. Write it as "tel:+13045550142".`],
  [
    /^[a-z][a-z0-9+.-]*:/i,
    (got, _value, scheme) =>
      `Links with "${scheme}" are not allowed ${got}. Use https, mailto or tel.`,
  ],
  [
    /^[/#].*\p{Lu}/u,
    (got, value) =>
      `Pages are named in lowercase letters ${got}. Write ${quoted(value.toLowerCase())}.`,
  ],
  [
    /^[\w-]+(\.[\w-]+)+/,
    (got, value) =>
      `The beginning of the address is missing ${got}. Write ${quoted(`https://${value}`)}.`,
  ],
  [/^[\w-]/, (got, value) => `A page begins with "/" ${got}. Write ${quoted(`/${value}`)}.`],
];

/** Anything that lowercase letters, digits and single hyphens can stand for, but that isn't so yet. */
const slugFault: Fault = [
  /^(?=.*[a-z0-9]).*([^a-z0-9-]|--|-$)|^-+[a-z0-9]/i,
  (got, value) =>
    `Short names have lowercase letters, digits and single hyphens ${got}. Write ${quoted(slugify(value))}.`,
];

/** What is looked for in a text of each format: the first fault found is the one reported. */
const faults: Partial<Record<FieldFormat, readonly Fault[]>> = {
  href: hrefFaults,
  'https-url': [
    [/^https:.*\/$/, (got) => `There is a "/" at the end ${got}. Remove it.`],
    ...hrefFaults,
  ],
  'page-path': [
    [
      /^/,
      (got, value) => {
        const parts = value.split('/').map(slugify).filter(Boolean);
        return `A page can’t have this address ${got}. Write ${quoted(`/${parts.join('/')}`)}.`;
      },
    ],
  ],
  slug: [slugFault],
  'service-slug': [slugFault],
  anchor: [slugFault],
  'picture-file': [
    [
      /^(\/|[a-z]+:)/i,
      (got) =>
        `A picture lies in content/images, not elsewhere ${got}. Write "../images/" and its name.`,
    ],
    [/\\/, (got) => `The parts of a path stand between "/" ${got}. Replace each "\\".`],
    [/^[^.]/, (got) => `The way to the folder is missing ${got}. Write "../images/" first.`],
    [
      /\.\w+$/,
      (got, _value, ending) =>
        `The site can’t show "${ending}" pictures ${got}. Save it as .webp, .jpg, .png or .avif, in lowercase letters.`,
    ],
    [
      /^/,
      (got) =>
        `The ending of the file’s name is missing ${got}. Write it: .webp, .jpg, .png or .avif.`,
    ],
  ],
};

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
