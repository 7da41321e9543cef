import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { formatOf } from './formats';

/**
 * The icons that content may name: a selection of Phosphor Icons, filled. Each is a file of that name in
 * @phosphor-icons/core.
 */
const icons = {
  barn: 'a barn',
  binoculars: 'binoculars',
  'book-open': 'an open book',
  buildings: 'two buildings',
  'calendar-check': 'a calendar with a check mark',
  'chalkboard-teacher': 'a teacher at the board',
  'chart-line-up': 'a rising chart',
  'chat-circle-text': 'a speech bubble',
  'chat-text': 'a text message',
  'clipboard-text': 'a clipboard',
  compass: 'a compass',
  'envelope-simple': 'an envelope',
  'facebook-logo': 'the logo of Facebook',
  factory: 'a factory',
  feather: 'a feather',
  'first-aid': 'a first-aid cross',
  'github-logo': 'the logo of GitHub',
  'graduation-cap': 'a graduation cap',
  hammer: 'a hammer',
  'hand-heart': 'a hand with a heart',
  handshake: 'two hands shaking',
  'instagram-logo': 'the logo of Instagram',
  leaf: 'a leaf',
  lighthouse: 'a lighthouse',
  'linkedin-logo': 'the logo of LinkedIn',
  'list-checks': 'a checklist',
  'lock-key': 'a lock',
  'magnifying-glass': 'a magnifying glass',
  'map-pin': 'a pin on a map',
  'map-trifold': 'a folded map',
  'mastodon-logo': 'the logo of Mastodon',
  mountains: 'mountains',
  notebook: 'a notebook',
  path: 'a winding path',
  'pencil-line': 'a pencil',
  phone: 'a telephone',
  plant: 'a young plant',
  printer: 'a printer',
  ruler: 'a ruler',
  scales: 'scales',
  scroll: 'a scroll',
  'shield-check': 'a shield with a check mark',
  signpost: 'a signpost',
  stethoscope: 'a stethoscope',
  storefront: 'a storefront',
  toolbox: 'a toolbox',
  tractor: 'a tractor',
  'tree-evergreen': 'a spruce',
  'twitter-logo': 'the logo of Twitter',
  'users-three': 'three people',
  wrench: 'a wrench',
  'youtube-logo': 'the logo of YouTube',
};

/** The names of all available icons. */
export const iconNames: readonly string[] = Object.keys(icons);

/** The name of an available icon. */
export const iconName = z
  .enum(iconNames)
  .meta({
    title: 'Icon',
    description: 'The icon on the card or button, or beside the contact detail.',
    examples: ['compass'],
    enumDescriptions: Object.values(icons),
  })
  .register(textFormats, formatOf('icon'));
