import { siteModel as model } from '../../../tests/small-site/model';
import { pageAt } from './pages';

describe('the search for a page', () => {
  it('finds the page at the path where it is served', () => {
    const entries = { 'pages/home.json': { path: '/' }, 'pages/404.json': { path: '/404' } };
    expect(pageAt(model, entries, '/404.html')).toBe('pages/404.json');
    expect(pageAt(model, entries, '/missing')).toBeUndefined();
  });
});
