import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
import { pageEndOf } from './page-end';

const content = readContent();
const sectionsOf = (path: string) => pageData(content, path).page.sections;

describe('a page ends', () => {
  it('in the night of a banner that has a scene', () => {
    expect(pageEndOf(sectionsOf('/'))).toBe('banner');
  });

  it('in the color of the page after a banner without a scene', () => {
    const withoutScene = sectionsOf('/').map((section) =>
      section.__typename === 'BannerSection' ? { ...section, scene: null } : section,
    );
    expect(pageEndOf(withoutScene)).toBeUndefined();
  });

  it('in the color of the page after contact details', () => {
    expect(pageEndOf(sectionsOf('/contact'))).toBeUndefined();
  });

  it('in the night of its hero, if a list of links alone follows', () => {
    expect(pageEndOf(sectionsOf('/404').slice(0, 2))).toBe('night');
  });

  it('in the color of the page, if anything else follows the hero', () => {
    const sections = [...sectionsOf('/404').slice(0, 1), ...sectionsOf('/contact').slice(-1)];
    expect(pageEndOf(sections)).toBeUndefined();
  });

  it('in the color of the page, if more follows than that list', () => {
    const sections = [...sectionsOf('/404').slice(0, 2), ...sectionsOf('/contact').slice(-1)];
    expect(pageEndOf(sections)).toBeUndefined();
  });
});
