import { render, screen } from '@testing-library/react';
import { sectionTypeName } from '../fields/define-section';
import { readContent } from '../../tests/helpers/content/content';
import { firstSection, type Section } from '../../tests/helpers/unit/query-results';
import { SectionRenderer } from './generated/section-renderer';
import { heroSection } from './hero/schema';
import { pageSection } from './registry';

const content = readContent();
const types = [heroSection, ...pageSection.options].map(
  ({ shape }) => sectionTypeName(shape.type.value) as Section['__typename'],
);

it('renders every type of section, each with a component of its own', () => {
  const rendered = types.map((type) => {
    const section = firstSection(content, type);
    const { container, unmount } = render(<SectionRenderer section={section} />);
    expect(screen.getByRole('heading', { name: section.heading })).toBeInTheDocument();
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  });
  expect(new Set(rendered).size).toBe(types.length);
});
