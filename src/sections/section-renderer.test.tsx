import { render, screen } from '@testing-library/react';
import { pageSection } from '../content-model/page-section';
import { sectionTypeName } from '../content-model/section';
import { readContent } from '../../tests/helpers/content';
import { firstSection, sectionData, type Section } from '../../tests/helpers/query-results';
import { heroSection } from './hero/schema';
import { bannerSection } from './banner/schema';
import { SectionRenderer } from './section-renderer';

const content = readContent();
const kinds = [heroSection, ...pageSection.options].map(
  ({ shape }) => sectionTypeName(shape.type.value) as Section['__typename'],
);

it.each(kinds)('shows the words of a %s', (kind) => {
  const section = firstSection(content, kind);
  render(<SectionRenderer section={section} />);
  expect(screen.getByRole('heading', { name: section.heading })).toBeInTheDocument();
});

it('tells the kinds apart', () => {
  const shown = kinds.map((kind) => {
    const { container, unmount } = render(
      <SectionRenderer section={firstSection(content, kind)} />,
    );
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  });
  expect(new Set(shown).size).toBe(kinds.length);
});

it('shows a section of changed content as it now is', () => {
  const banner = bannerSection.parse({
    type: 'banner',
    heading: 'Come and See',
    lede: 'The door is open.',
    action: { label: 'Come In', href: '/about' },
    picture: { src: '../images/valley-night-wide.webp', alt: '' },
  });
  render(<SectionRenderer section={sectionData(content, banner)} />);
  expect(screen.getByRole('link', { name: 'Come In' })).toHaveAttribute('href', '/about');
});
