import { posix } from 'node:path';
import type { ContentPage } from '../model/content-page';
import { commonFacts, type PageFacts, type PageType } from './page-type';

/** The type of the pages in content/pages: lists of sections. */
export const contentPageType: PageType<ContentPage> = {
  typeName: 'ContentPage',
  template: 'src/templates/page.tsx',
  queryField: 'pageAt',
  facts: ({ schemaType, sections, ...page }) => ({
    ...commonFacts(page),
    schemaType: schemaType ?? 'WebPage',
    ...heroFacts(sections.find((section) => section.type === 'hero')),
    formOrigins: sections.flatMap((section) =>
      section.type === 'contact-form' && section.delivery
        ? [new URL(section.delivery.action).origin]
        : [],
    ),
    services: sections.flatMap((section) =>
      section.type === 'service-cards' ? section.services : [],
    ),
  }),
};

type Hero = ContentPage['sections'][0];

/** What a page's social image shows of its hero. */
function heroFacts(hero: Hero | undefined): Partial<PageFacts> {
  if (!hero) return {};
  const { heading, scene, picture, night } = hero;
  return {
    heading,
    headingPath: ['sections', 0, 'heading'],
    scene,
    picture: picture && {
      file: posix.join('pages', picture.src),
      focus: picture.focus,
      night: night === true,
    },
  };
}
