import type { Kind } from '../field-formats';
import { quoted } from './suggestion';

/**
 * What is wrong with a text whose form is not that of its kind, and how to mend it.
 * @param rule the model's own sentence about the form, for what no other sentence fits
 */
export function explainFormat(kind: Kind, value: string, rule: string): string {
  if (value.trim() === '' && value !== '') return `Only spaces stand here. ${rule}`;
  if (value === '') return `Nothing stands here. ${rule}`;
  if (value !== value.trim()) {
    return `There is a space before or after the text (got ${quoted(value)}). Remove it.`;
  }
  const reason = reasons[kind]?.(value);
  return reason ?? `This is not in the right form (got ${quoted(value)}). ${rule}`;
}

const reasons: Partial<Record<Kind, (value: string) => string | undefined>> = {
  words: lineBreak,
  'main-heading': lineBreak,
  'picture-text': lineBreak,
  address: addressReason,
  'web-address': webAddressReason,
  'page-path': (value) =>
    `A page can’t have this address (got ${quoted(value)}). Write ${quoted(`/${hyphenated(value)}`)}.`,
  slug: shortName,
  service: shortName,
  anchor: shortName,
  'picture-file': pictureReason,
};

function lineBreak(value: string): string | undefined {
  return /[\n\r\u2028\u2029]/.test(value)
    ? 'There is a line break in the text. Write it on one line.'
    : undefined;
}

function addressReason(value: string): string | undefined {
  const got = `(got ${quoted(value)})`;
  if (/\s/.test(value)) return `An address has no spaces ${got}. Remove them.`;
  if (value.includes('\\')) return `An address has no "\\" ${got}. Write "/".`;
  if (value.startsWith('//')) return `The beginning "https:" is missing ${got}. Write it.`;
  if (/^http:/i.test(value)) return `This address is not secure ${got}. Write "https://".`;
  if (/^https:/i.test(value)) return `This address is not complete ${got}. Copy it once more.`;
  if (/^mailto:/i.test(value)) {
    return `This is no email link ${got}. Write "mailto:name@place.com".`;
  }
  if (/^tel:/i.test(value)) return `This is no phone link ${got}. Write it as "tel:+13045550142".`;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(value)?.[0];
  if (scheme) return `Links with "${scheme}" are not allowed ${got}. Use https, mailto or tel.`;
  if (/^[/#]/.test(value) && value !== value.toLowerCase()) {
    return `Pages are named in lowercase letters ${got}. Write ${quoted(value.toLowerCase())}.`;
  }
  if (/^[\w-]+(\.[\w-]+)+/.test(value)) {
    return `The beginning of the address is missing ${got}. Write ${quoted(`https://${value}`)}.`;
  }
  if (/^[\w-]/.test(value)) return `A page begins with "/" ${got}. Write ${quoted(`/${value}`)}.`;
  return undefined;
}

function webAddressReason(value: string): string | undefined {
  return /^https:.*\/$/.test(value)
    ? `There is a "/" at the end (got ${quoted(value)}). Remove it.`
    : addressReason(value);
}

function pictureReason(value: string): string | undefined {
  const got = `(got ${quoted(value)})`;
  if (/^(\/|[a-z]+:)/i.test(value)) {
    return `A picture lies in content/images, not elsewhere ${got}. Write "../images/" and its name.`;
  }
  if (value.includes('\\')) {
    return `The parts of a path stand between "/" ${got}. Replace each "\\".`;
  }
  if (!value.startsWith('.')) {
    return `The way to the folder is missing ${got}. Write "../images/" first.`;
  }
  const ending = /\.\w+$/.exec(value)?.[0];
  if (ending) {
    return `The site can’t show "${ending}" pictures ${got}. Save it as .webp, .jpg, .png or .avif, in lowercase letters.`;
  }
  return `The ending of the file’s name is missing ${got}. Write it: .webp, .jpg, .png or .avif.`;
}

function shortName(value: string): string | undefined {
  const better = hyphenated(value);
  if (better === value) return undefined;
  const rule = 'Short names have lowercase letters, digits and single hyphens';
  return `${rule} (got ${quoted(value)}). Write ${quoted(better)}.`;
}

function hyphenated(value: string): string {
  const parts = value.toLowerCase().split('/');
  return parts
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
    .join('/');
}
