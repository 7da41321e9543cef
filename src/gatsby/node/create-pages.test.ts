import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './create-pages';

it('stops the build where two pages have the same path', () => {
  const page = { path: '/news', sections: [] };
  const nodes: Readonly<Record<string, readonly unknown[]>> = {
    Site: [{ siteMetadata: { drafts: true } }],
    SiteContent: [{ words: { draft: 'Not yet' } }],
    ContentPage: [page, page],
  };
  const getNodesByType = (type: string) => nodes[type] ?? [];
  const args = { getNodesByType, actions: { createPage: jest.fn() } };
  expect(() => {
    createPages(args as unknown as CreatePagesArgs);
  }).toThrow('Two pages have the path "/news".');
});
