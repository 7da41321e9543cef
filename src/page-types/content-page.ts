import { posix } from 'node:path';
import { textOf } from 'content-check/content-document';
import type { ContentPage } from '../content-model/content-page';
import { isDraft } from '../content-model/draft';
import type { HeroPicture, PageType } from './page-type';

/** The type of the pages in content/pages: lists of sections. */
export const contentPageType: PageType<ContentPage> = {
  typeName: 'ContentPage',
  template: 'src/templates/page.tsx',
  queryField: 'pageAt',
  filter: (path) => ({ path: { eq: path } }),
  facts: ({ draft, path, title, description, keywords, noindex, schemaType, sections }) => ({
    path,
    title,
    description,
    keywords,
    noindex: noindex === true || draft === true,
    draft: draft ?? false,
    schemaType: schemaType ?? 'WebPage',
    heading: sections[0].heading,
    scene: sections[0].scene,
    picture: pictureOf(sections[0]),
    formOrigins: sections.flatMap((section) => {
      if (section.type !== 'contact-form' || !section.delivery) return [];
      const { action } = section.delivery;
      return action === undefined ? ["'self'"] : [new URL(action).origin];
    }),
    services: sections.flatMap((section) =>
      section.type === 'service-cards' ? section.services : [],
    ),
  }),
  routes: ({ documents }) =>
    documents.flatMap((document) => {
      const path = textOf(document, 'page-path');
      const anchors = document.fields.filter(({ format }) => format === 'anchor');
      if (path === undefined) return [];
      const draftFile = isDraft(document) ? document.file : undefined;
      return [{ path, anchors: anchors.map(({ value }) => value), draftFile }];
    }),
};

function pictureOf({ picture, night }: ContentPage['sections'][0]): HeroPicture | undefined {
  if (!picture) return undefined;
  const { src, focus } = picture;
  return { file: posix.join('pages', src), focus, night: night === true };
}
