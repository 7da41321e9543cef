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

it('makes one page for each file, at its path, all from one template', () => {
  run('/', '/news');
  const component = path.resolve('src/templates/page.tsx');
  expect(createPage.mock.calls).toEqual([
    [{ path: '/', component, context: { contentPath: '/' } }],
    [{ path: '/news', component, context: { contentPath: '/news' } }],
  ]);
});

it('makes the 404 page once, where hosts look for it and nobody else', () => {
  run('/404');
  expect(createPage.mock.calls).toEqual([
    [
      {
        path: '/404.html',
        component: expect.any(String) as string,
        context: { contentPath: '/404' },
      },
    ],
  ]);
});

it('stops the build where two pages have the same path', () => {
  expect(() => {
    run('/news', '/news');
  }).toThrow('Two pages have the path "/news".');
});
