import type { Content } from './content';

/*
 * Content that editors can add without changing code: a page with a link in the header, and a service.
 */

export const newService = {
  slug: 'board-training',
  title: 'Training for Boards',
  description: 'An evening with your council: what AI can do for you, and what to ask a vendor.',
  icon: 'chalkboard-teacher',
  alt: '',
};

/** A page with the hero of another one, under a heading of its own. */
export const newsPage = (hero: object | undefined, ...more: readonly object[]) => ({
  path: '/news',
  title: 'News',
  description:
    'What is new with us: where to meet us, what we learned, and what we would do again.',
  keywords: ['news'],
  sections: [
    { ...hero, heading: 'What Is New' },
    { type: 'prose', heading: 'In Spring', paragraphs: ['We open a second room.'] },
    ...more,
  ],
});

export const withNewsLink = (navigation: Content['navigation']) => ({
  ...navigation,
  primary: [...navigation.primary, { label: 'News', href: '/news' }],
});

type Section = Content['pages'][number]['sections'][number];

/** Puts the new service first in a list of services. */
export const withNewService = (section: Section) =>
  section.type === 'service-cards'
    ? { ...section, services: [newService.slug, ...section.services] }
    : section;
