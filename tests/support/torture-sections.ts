import type { z } from 'zod';
import type { ContentPage } from '../../src/content-model/page';
import type { pageSection } from '../../src/content-model/page-section';
import { fill, type Voice } from './torture-words';

export type Section = z.infer<typeof pageSection>;

/** The top of a page, as full as it can be. */
export function fullHero(voice: Voice): ContentPage['sections'][0] {
  return {
    type: 'hero',
    heading: fill(voice, 80),
    lede: fill(voice, 240),
    actions: [
      { label: fill(voice, 40), href: '/' },
      { label: fill(voice, 40), href: '/odd' },
    ],
    size: 'tall',
    picture: { src: '../images/valley-dawn.webp', alt: fill(voice, 150) },
  };
}

/** The top of a page with no more than it must have. */
export function bareHero(heading: string): ContentPage['sections'][0] {
  return { type: 'hero', heading, lede: 'A', actions: [], size: 'short' };
}

/**
 * A section of each kind after the hero, all its texts as long as they may be.
 * @param services short names of the cards it shows
 */
export function fullSections(
  voice: Voice,
  services: readonly string[],
): Record<Section['type'], Section> {
  const heading = fill(voice, 80);
  const lede = fill(voice, 240);
  const label = fill(voice, 40);
  const field = { label, hint: fill(voice, 160) };
  const picture = { src: '../images/quilt-dawn.webp', alt: fill(voice, 150) };
  const item = { title: fill(voice, 60), text: fill(voice, 320) };
  return {
    'service-cards': { type: 'service-cards', heading, lede, services: [...services] },
    banner: {
      type: 'banner',
      heading,
      lede,
      action: { label, href: '/odd' },
      picture: { ...picture, src: '../images/valley-night-wide.webp' },
    },
    story: { type: 'story', heading, lede: item.text, picture, commitments: [item, item, item] },
    prose: { type: 'prose', heading, paragraphs: [fill(voice, 2000), 'A', fill(voice, 2000)] },
    steps: { type: 'steps', heading, lede, steps: [item, { title: 'A', text: 'A' }, item] },
    links: {
      type: 'links',
      heading,
      links: [
        { label, href: '/', text: fill(voice, 160) },
        { label: 'A', href: '/odd', text: 'A' },
      ],
    },
    'contact-form': {
      type: 'contact-form',
      heading,
      note: lede,
      fields: { name: field, email: field, message: field },
      submit: label,
      noScript: lede,
      sent: { title: fill(voice, 60), text: fill(voice, 200) },
    },
    'contact-details': {
      type: 'contact-details',
      heading,
      labels: { email: label, phone: label, location: label },
    },
  };
}
