import path from 'node:path';
import { nodeTypeOf } from 'content-check/type-name';
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './create-pages';

const createPage = jest.fn();

/** Runs the step with pages at these paths. */
function run(...paths: readonly string[]): void {
  runWith(paths.map((path) => ({ path })));
}

function runWith(pages: readonly { readonly path: string; readonly draft?: boolean }[]): void {
  const nodes: Readonly<Record<string, readonly unknown[]>> = {
    [nodeTypeOf('SiteContent')]: [{ words: { draft: 'Not yet' } }],
    [nodeTypeOf('ContentPage')]: pages.map((page) => ({ ...page, sections: [] })),
  };
  const getNodesByType = (type: string) => nodes[type] ?? [];
  createPages({ getNodesByType, actions: { createPage } } as unknown as CreatePagesArgs);
}

const component = path.resolve('src/templates/page.tsx');

it.each([
  ['/', '/'],
  ['/news', '/news'],
  // the address where hosts look for it
  ['/404', '/404.html'],
])('creates one page for %s at %s, with the common template', (contentPath, address) => {
  run(contentPath);
  expect(createPage.mock.calls).toEqual([[{ path: address, component, context: { contentPath } }]]);
});

it('throws if two pages have the same path', () => {
  expect(() => run('/news', '/news')).toThrow('Two pages have the path "/news".');
});

it('passes the mark of a draft to it', () => {
  runWith([{ path: '/news', draft: true }]);
  const context = { contentPath: '/news', draft: 'Not yet' };
  expect(createPage.mock.calls).toEqual([[{ path: '/news', component, context }]]);
});
