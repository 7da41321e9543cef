import type { TextFormat } from 'content-check/field-metadata';
import { faultIn, type FormatFault } from 'content-check/format-fault';
import { pageLinkFaults, pathFaults, redirectFaults, slugFaults } from './page-address-faults';
import { pictureFaults } from './picture-faults';
import { linkSpelling } from './spellings';
import { actionFaults, hrefFaults, siteUrlFaults, urlFaults } from './web-address-faults';

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
    faults: hrefFaults,
    spelling: linkSpelling,
  },
  'https-url': { keyboard: 'url', isWebAddress: true, faults: urlFaults },
  'site-url': { keyboard: 'url', isWebAddress: true, faults: siteUrlFaults },
  'form-action': { keyboard: 'url', isWebAddress: true, faults: actionFaults },
  'field-name': {},
  'page-path': {
    names: 'pages',
    uniqueness: { within: 'content', among: 'page' },
    faults: pathFaults,
  },
  'redirect-from': {
    uniqueness: { within: 'content', among: 'redirect' },
    faults: redirectFaults,
  },
  'page-link': { refersTo: toPage, faults: pageLinkFaults },
  'return-page': { refersTo: { ...toPage, isIndispensable: true }, faults: pageLinkFaults },
  'service-title': {
    isProse: true,
    // visitors could not tell the cards apart
    uniqueness: { within: 'collection', among: 'service', isAdvice: true },
  },
  slug: {
    names: 'services',
    uniqueness: { within: 'content', among: 'service' },
    faults: slugFaults,
  },
  'service-slug': {
    refersTo: { collection: 'services', whenDeleted: 'removed' },
    isChosen: true,
    uniqueness: { within: 'list', among: 'service' },
    faults: slugFaults,
  },
  anchor: {
    uniqueness: { within: 'file', among: 'section' },
    faults: slugFaults,
  },
  'contact-text': {},
  code: {},
  language: {},
  icon: {},
  drawing: {},
  'picture-file': { picture: 'file', faults: pictureFaults },
  'picture-alt': { picture: 'alternative', isProse: true },
  'picture-focus': { picture: 'focus' },
} satisfies Readonly<Record<string, SiteFormat>>;

type SiteFormat = Omit<TextFormat, 'format' | 'fault'> & {
  /**
   * What is typically wrong with a text that is meant to have this format, in the order in which it
   * is looked for.
   */
  readonly faults?: readonly FormatFault[];
};

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The format of that name, to register for a field. */
export function formatOf(name: FormatName): TextFormat {
  const { faults = [], ...traits }: SiteFormat = formats[name];
  return { format: name, ...traits, fault: faultIn(faults) };
}

/** The faults of all formats. */
export const formatFaults = Object.values<SiteFormat>(formats).flatMap(({ faults = [] }) => faults);
