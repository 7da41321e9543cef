import type { TextFormat } from 'content-check/field-metadata';

/** The formats of the site's texts, by name: what the check and the form know of each. */
const formats = {
  'single-line': { isProse: true },
  'main-heading': { isUnique: true, isProse: true },
  'page-title': { isProse: true, bestLength: { least: 4, most: 40 } },
  'company-name': {},
  'meta-description': { isProse: true, bestLength: { least: 70, most: 155 } },
  href: { refersTo: { collection: 'pages', mayHaveAnchor: true, whenDeleted: 'kept' } },
  'https-url': { keyboard: 'url' },
  'form-action': { keyboard: 'url' },
  'field-name': {},
  'page-path': { names: 'pages', isUnique: true },
  'redirect-from': {},
  'page-link': { refersTo: { collection: 'pages', mayHaveAnchor: true, whenDeleted: 'kept' } },
  slug: { names: 'services', isUnique: true },
  'service-slug': {
    refersTo: { collection: 'services', whenDeleted: 'removed' },
    isChosen: true,
  },
  anchor: { isUnique: true },
  email: { keyboard: 'email' },
  phone: { keyboard: 'tel' },
  language: {},
  icon: {},
  drawing: {},
  'picture-file': { isChosen: true },
  'picture-alt': { isProse: true },
} satisfies Readonly<Record<string, Omit<TextFormat, 'format'>>>;

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The format of that name, to register for a field. */
export function formatOf(name: FormatName): TextFormat {
  return { format: name, ...formats[name] };
}
