import { allPages } from './page-types';

const pages = [
  { path: '/', sections: [] },
  { path: '/news', draft: true, sections: [] },
  { path: '/about', draft: false, sections: [] },
];

/** The pages of a site with a draft, in a build that shows drafts or not. */
function pagesWhere(drafts: boolean) {
  const nodes: Readonly<Record<string, readonly unknown[]>> = {
    Site: [{ siteMetadata: { drafts } }],
    ContentPage: pages,
  };
  return allPages((type) => nodes[type] ?? []);
}

it('excludes drafts', () => {
  expect(pagesWhere(false).map(({ path }) => path)).toEqual(['/', '/about']);
});

it('includes drafts, as noindex, in builds that show them', () => {
  const shown = pagesWhere(true).map(({ path, draft, noindex }) => ({ path, draft, noindex }));
  expect(shown).toEqual([
    { path: '/', draft: false, noindex: false },
    { path: '/news', draft: true, noindex: true },
    { path: '/about', draft: false, noindex: false },
  ]);
});

it('a page without a main heading has its title as one, for its social image', () => {
  const nodes: Readonly<Record<string, readonly unknown[]>> = {
    ContentPage: [
      { path: '/', title: 'Home', sections: [{ type: 'hero', heading: 'Fair AI' }] },
      { path: '/a', title: 'A', sections: [] },
    ],
  };
  const headings = allPages((type) => nodes[type] ?? []).map(({ heading }) => heading);
  expect(headings).toEqual(['Fair AI', 'A']);
});
