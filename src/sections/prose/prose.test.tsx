import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textBlocks } from '../../build/schema/rich-text';
import { Prose } from './prose';

const prose = firstSection(readContent(), 'ProseSection');

it('shows a heading and paragraphs in order, and escapes markup', () => {
  const paragraphs = ['First things.', 'Last things, written <b>plainly</b>.'];
  render(<Prose {...prose} paragraphs={textBlocks(paragraphs)} />);
  expect(screen.getByRole('heading', { level: 2, name: prose.heading })).toBeInTheDocument();
  const rendered = screen.getAllByText(/things/);
  expect(rendered.map(({ tagName, textContent }) => [tagName, textContent])).toEqual(
    paragraphs.map((text) => ['P', text]),
  );
});

it('sets a few statements larger than other paragraphs', () => {
  const paragraphs = textBlocks(['Fair means tested.']);
  const sizeOf = () => getComputedStyle(screen.getByText('Fair means tested.')).font;
  const { rerender } = render(<Prose {...prose} paragraphs={paragraphs} large={null} />);
  expect(sizeOf()).not.toContain('Besley');
  rerender(<Prose {...prose} paragraphs={paragraphs} large />);
  expect(sizeOf()).toContain('Besley');
});
