import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './create-pages';

const createPage = jest.fn();

/** Runs the step with pages at these paths. */
function run(...paths: readonly string[]): void {
  const nodes = paths.map((each) => ({ path: each, sections: [] }));
  const getNodesByType = (type: string) => (type === 'ContentPage' ? nodes : []);
  createPages({ getNodesByType, actions: { createPage } } as unknown as CreatePagesArgs);
}

const component = path.resolve('src/templates/page.tsx');

it.each([
  ['/', '/'],
  ['/news', '/news'],
  // where hosts look for it and nobody else
  ['/404', '/404.html'],
])('makes one page of %s at %s, from the template of all', (contentPath, address) => {
  run(contentPath);
  expect(createPage.mock.calls).toEqual([[{ path: address, component, context: { contentPath } }]]);
});

it('makes a page for each file', () => {
  run('/', '/news');
  expect(createPage).toHaveBeenCalledTimes(2);
});

it('stops the build where two pages have the same path', () => {
  expect(() => {
    run('/news', '/news');
  }).toThrow('Two pages have the path "/news".');
});
