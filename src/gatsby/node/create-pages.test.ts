import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './create-pages';

const createPage = jest.fn();

/** Runs the step with what the query of the paths answers. */
async function run(answer: object): Promise<void> {
  const graphql = () => Promise.resolve(answer);
  await createPages({ graphql, actions: { createPage } } as unknown as CreatePagesArgs);
}

it('makes one page for each file, at its path, all from one template', async () => {
  await run({ data: { allContentPage: { nodes: [{ path: '/' }, { path: '/news' }] } } });
  const component = path.resolve('src/templates/page.tsx');
  expect(createPage.mock.calls).toEqual([
    [{ path: '/', component, context: { contentPath: '/' } }],
    [{ path: '/news', component, context: { contentPath: '/news' } }],
  ]);
});

it('makes the 404 page once, where hosts look for it and nobody else', async () => {
  await run({ data: { allContentPage: { nodes: [{ path: '/404' }] } } });
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

it('stops the build where the pages cannot be read', async () => {
  const errors = ['Cannot query field "path"'];
  await expect(run({ errors })).rejects.toMatchObject({ cause: errors });
  expect(createPage).not.toHaveBeenCalled();
});
