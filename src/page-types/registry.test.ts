import { allPages } from './registry';

const pages = [
  { path: '/', sections: [] },
  { path: '/news', draft: true, sections: [] },
  { path: '/about', draft: false, sections: [] },
];

it('includes drafts, which a preview has, as noindex', () => {
  const nodes: Readonly<Record<string, readonly unknown[]>> = { ContentPage: pages };
  const shown = allPages((type) => nodes[type] ?? []);
  expect(shown.map(({ path, draft, noindex }) => ({ path, draft, noindex }))).toEqual([
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
