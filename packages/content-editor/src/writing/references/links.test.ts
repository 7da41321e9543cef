import { siteModel as model } from '../../../tests/small-site/model';
import { linkTargets } from './links';

const page = (path: string, title: string, ...sections: object[]) =>
  JSON.parse(JSON.stringify({ path, title, sections: [{ type: 'hero' }, ...sections] })) as Record<
    string,
    never
  >;

describe('what links can lead to', () => {
  it('has the pages and their anchors, but no page that tells that another is missing', () => {
    const entries = {
      'pages/404.json': page('/404', 'Page Not Found'),
      'pages/about.json': page('/about', 'About', { type: 'prose', anchor: 'team' }),
    };
    expect(linkTargets(model, entries, 'pages')).toEqual([
      { address: '/about', title: 'About' },
      { address: '/about#team', title: 'About: team' },
    ]);
  });
});
