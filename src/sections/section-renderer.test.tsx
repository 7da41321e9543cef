import { render, screen } from '@testing-library/react';
import { pageSection } from '../content-model/page-section';
import { sectionTypeName } from '../content-model/define-section';
import { readContent } from '../../tests/helpers/content';
import { firstSection, type Section } from '../../tests/helpers/query-results';
import { heroSection } from './hero/schema';
import { SectionRenderer } from './section-renderer';

const content = readContent();
const kinds = [heroSection, ...pageSection.options].map(
  ({ shape }) => sectionTypeName(shape.type.value) as Section['__typename'],
);

it('shows the words of every kind, and tells the kinds apart', () => {
  const shown = kinds.map((kind) => {
    const section = firstSection(content, kind);
    const { container, unmount } = render(<SectionRenderer section={section} />);
    expect(screen.getByRole('heading', { name: section.heading })).toBeInTheDocument();
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  });
  expect(new Set(shown).size).toBe(kinds.length);
});
