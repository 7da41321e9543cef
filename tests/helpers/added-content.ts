import type { Content } from './content';

/*
 * What an editor adds without a change of code: a page with a link to it in the header, and a service.
 */

export const newService = {
  slug: 'board-training',
  title: 'Training for Boards',
  description: 'An evening with your council: what AI can do for you, and what to ask a vendor.',
  icon: 'chalkboard-teacher',
  alt: '',
};

/** Begins with the hero of another page, under its own heading. */
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

/** Puts the new service before all others, wherever services are shown. */
export const withNewService = (section: Section) =>
  section.type === 'service-cards'
    ? { ...section, services: [newService.slug, ...section.services] }
    : section;
