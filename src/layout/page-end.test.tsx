import { render } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content/content';
import { firstSection, pageData, type Section } from '../../tests/helpers/unit/query-results';
import { sectionTypeName } from '../fields/define-section';
import { SectionRenderer } from '../sections/generated/section-renderer';
import { pageSection } from '../sections/registry';
import { pageEndOf } from './page-end';

const content = readContent();
const types = pageSection.options.map(
  ({ shape }) => sectionTypeName(shape.type.value) as Section['__typename'],
);
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

  it.each(types)('in the night of its hero just if that goes on in what follows: %s', (type) => {
    const section = firstSection(content, type);
    const wordsAfter = (hero: '' | 'night') => {
      const { container } = render(
        <>
          <section data-hero={hero} />
          <SectionRenderer section={section} />
        </>,
      );
      const shown = container.querySelector('[data-hero] + *') ?? container;
      return getComputedStyle(shown).getPropertyValue('--color-text');
    };
    const keepsNight = wordsAfter('night') !== wordsAfter('');
    const end = pageEndOf([...sectionsOf('/404').slice(0, 1), section]);
    expect(end === 'night').toBe(keepsNight);
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
