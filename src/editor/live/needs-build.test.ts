import { needsBuild } from './needs-build';

const page = (path: string, more: object = {}) => ({ path, title: 'News', sections: [], ...more });
const built = { 'pages/home.json': page('/') };

it('says nothing of what the published site has', () => {
  expect(needsBuild({ built, shown: built })).toEqual([]);
});

it('names new pages and addresses, but no drafts', () => {
  const shown = {
    'pages/home.json': page('/welcome'),
    'pages/news.json': page('/news'),
    'pages/later.json': page('/later', { draft: true }),
  };
  expect(needsBuild({ built, shown })).toEqual([
    'the new address of the page “News”',
    'the page “News”',
  ]);
});

it('names icons and views of the valley that no page has', () => {
  const service = { slug: 'new', title: 'New', description: 'New.', icon: 'gavel', alt: '' };
  const sections = [{ type: 'hero', scene: 'lane' }];
  const shown = { 'pages/home.json': page('/', { sections }), 'services/new.json': service };
  expect(needsBuild({ built, shown })).toEqual(['the icon “gavel”', 'the scene “lane”']);
  expect(needsBuild({ built: shown, shown })).toEqual([]);
});
