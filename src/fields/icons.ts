import type { PhosphorIcon } from '@phosphor-icons/core';
import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { formatOf } from './formats';

/**
 * What people search for when they want an icon: its topics in Phosphor Icons, and those of the
 * services. Of words only the beginning, so that "training" and "trainers" are found, too.
 */
const topics = {
  training: 'train educat school universit course learn teach workshop class',
  people: 'team people group communit staff partner customer',
  trust: 'agree contract trust',
  care: 'care help donat health medic hospital',
  law: 'law legal justice fair ethic bias govern rule polic',
  safety: 'secur privac safe protect risk',
  review: 'audit review check task step',
  making: 'tool repair build implement develop',
  land: 'farm agricult nature environment garden grow',
  business: 'business compan industr office shop store town',
  direction: 'strateg road plan direct guid travel',
  place: 'place locat address region',
  figures: 'analy data statist financ graph',
  search: 'search find research vision',
  contact: 'mail messag contact talk call',
  writing: 'writ content edit document report print',
  date: 'date event appoint meet time',
  social: 'social',
};

/** What an icon shows, and its topics. */
type Icon = readonly [shows: string, ...topics: [keyof typeof topics, ...(keyof typeof topics)[]]];

/**
 * The icons that content may name (`"icon": "barn"`). They are a selection of Phosphor Icons in their bold
 * weight, in which all have lines of one width: `barn` is the file `assets/bold/barn-bold.svg` of
 * `@phosphor-icons/core`.
 */
const icons: Readonly<Partial<Record<PhosphorIcon['name'], Icon>>> = {
  barn: ['a barn', 'land'],
  binoculars: ['binoculars', 'search'],
  'book-open': ['an open book', 'training', 'writing'],
  buildings: ['two buildings', 'business'],
  'calendar-check': ['a calendar with a check mark', 'review', 'date'],
  'chalkboard-teacher': ['a teacher at the board', 'training'],
  'chart-line-up': ['a rising chart', 'figures'],
  'chat-circle-text': ['a speech bubble', 'contact'],
  'chat-text': ['a text message', 'contact'],
  'clipboard-text': ['a clipboard', 'review', 'writing'],
  compass: ['a compass', 'direction'],
  'envelope-simple': ['an envelope', 'contact'],
  'facebook-logo': ['the logo of Facebook', 'social'],
  factory: ['a factory', 'business'],
  feather: ['a feather', 'writing'],
  'first-aid': ['a first-aid cross', 'care'],
  'github-logo': ['the logo of GitHub', 'social'],
  'graduation-cap': ['a graduation cap', 'training'],
  hammer: ['a hammer', 'making'],
  'hand-heart': ['a hand with a heart', 'care'],
  handshake: ['two hands shaking', 'people', 'trust'],
  'instagram-logo': ['the logo of Instagram', 'social'],
  leaf: ['a leaf', 'land'],
  lighthouse: ['a lighthouse', 'safety', 'direction'],
  'linkedin-logo': ['the logo of LinkedIn', 'social'],
  'list-checks': ['a checklist', 'review'],
  'lock-key': ['a lock', 'safety'],
  'magnifying-glass': ['a magnifying glass', 'search'],
  'map-pin': ['a pin on a map', 'place'],
  'map-trifold': ['a folded map', 'direction', 'place'],
  'mastodon-logo': ['the logo of Mastodon', 'social'],
  mountains: ['mountains', 'land', 'place'],
  notebook: ['a notebook', 'training', 'writing'],
  path: ['a winding path', 'direction'],
  'pencil-line': ['a pencil', 'writing'],
  phone: ['a telephone', 'contact'],
  plant: ['a young plant', 'land'],
  printer: ['a printer', 'writing'],
  ruler: ['a ruler', 'making'],
  scales: ['scales', 'law'],
  scroll: ['a scroll', 'trust', 'law', 'writing'],
  'shield-check': ['a shield with a check mark', 'safety', 'review'],
  signpost: ['a signpost', 'direction'],
  stethoscope: ['a stethoscope', 'care'],
  storefront: ['a storefront', 'business'],
  toolbox: ['a toolbox', 'making'],
  tractor: ['a tractor', 'land'],
  'tree-evergreen': ['a spruce', 'land'],
  'twitter-logo': ['the logo of Twitter', 'social'],
  'users-three': ['three people', 'training', 'people'],
  wrench: ['a wrench', 'making'],
  'youtube-logo': ['the logo of YouTube', 'social'],
};

const sorted = Object.entries(icons).sort(([a], [b]) => (a < b ? -1 : 1));

/** The names of all available icons, in the order of the alphabet. */
export const iconNames: readonly string[] = sorted.map(([name]) => name);

/** The icons of each topic, by its words: names with spaces between them. */
export const iconTopics: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(topics).map(([topic, words]) => [
    words,
    sorted
      .filter(([, [, ...found]]) => found.some((key) => key === topic))
      .map(([name]) => name)
      .join(' '),
  ]),
);

/** The name of an available icon. */
export const iconName = z
  .enum(iconNames)
  .meta({
    title: 'Icon',
    description: 'The icon on the card or button, or beside the contact detail.',
    examples: ['compass'],
    enumDescriptions: sorted.map(([, [shows]]) => shows),
  })
  .register(textFormats, formatOf('icon'));
