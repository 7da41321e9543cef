import type { TextFormat } from 'content-check/field-metadata';
import { faultIn } from 'content-check/format-fault';
import { actionFaults, hrefFaults, siteUrlFaults, urlFaults } from './address-faults';
import {
  pageLinkFaults,
  pathFaults,
  pictureFaults,
  redirectFaults,
  slugFaults,
} from './format-faults';
import { linkSpelling } from './spellings';

/** A link to a page, or to a part of it. */
const toPage = { collection: 'pages', mayHaveAnchor: true, whenDeleted: 'kept' } as const;

/** The formats of the site's texts, by name: what the check and the editor know of them. */
const formats = {
  'single-line': { isProse: true },
  'running-text': { isProse: true, isRunning: true },
  'rich-line': { isProse: true },
  'rich-block': { isProse: true },
  'main-heading': {
    isProse: true,
    // Gatsby announces a new page to screen readers by its h1, and only where that has changed
    uniqueness: { within: 'content', among: 'page' },
  },
  'page-title': {
    isProse: true,
    bestLength: { least: 4, most: 40 },
    // search engines could not distinguish the pages
    uniqueness: { within: 'collection', among: 'page', isAdvice: true },
  },
  'company-name': {},
  'meta-description': {
    isProse: true,
    bestLength: { least: 70, most: 155 },
    uniqueness: { within: 'collection', among: 'page', isAdvice: true },
  },
  href: {
    refersTo: toPage,
    isWebAddress: true,
    fault: faultIn(hrefFaults),
    spelling: linkSpelling,
  },
  'https-url': { keyboard: 'url', isWebAddress: true, fault: faultIn(urlFaults) },
  'site-url': { keyboard: 'url', isWebAddress: true, fault: faultIn(siteUrlFaults) },
  'form-action': { keyboard: 'url', isWebAddress: true, fault: faultIn(actionFaults) },
  'field-name': {},
  'page-path': {
    names: 'pages',
    uniqueness: { within: 'content', among: 'page' },
    fault: faultIn(pathFaults),
  },
  'redirect-from': {
    uniqueness: { within: 'content', among: 'redirect' },
    fault: faultIn(redirectFaults),
  },
  'page-link': { refersTo: toPage, fault: faultIn(pageLinkFaults) },
  'service-title': {
    isProse: true,
    // visitors could not tell the cards apart
    uniqueness: { within: 'collection', among: 'service', isAdvice: true },
  },
  slug: {
    names: 'services',
    uniqueness: { within: 'content', among: 'service' },
    fault: faultIn(slugFaults),
  },
  'service-slug': {
    refersTo: { collection: 'services', whenDeleted: 'removed' },
    isChosen: true,
    uniqueness: { within: 'list', among: 'service' },
    fault: faultIn(slugFaults),
  },
  anchor: {
    uniqueness: { within: 'file', among: 'section' },
    fault: faultIn(slugFaults),
  },
  'contact-text': {},
  code: {},
  language: {},
  icon: {},
  drawing: {},
  'picture-file': { picture: 'file', isChosen: true, fault: faultIn(pictureFaults) },
  'picture-alt': { picture: 'alternative', isProse: true },
} satisfies Readonly<Record<string, Omit<TextFormat, 'format'>>>;

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The format of that name, to register for a field. */
export function formatOf(name: FormatName): TextFormat {
  return { format: name, ...formats[name] };
}
