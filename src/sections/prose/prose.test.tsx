import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content';
import { firstSection } from '../../../tests/helpers/query-results';
import { Prose } from './prose';

const prose = firstSection(readContent(), 'ProseSection');

it('is a heading and its paragraphs, in order and without markup', () => {
  const paragraphs = ['First things.', 'Last things, written <b>plainly</b>.'];
  render(<Prose {...prose} paragraphs={paragraphs} />);
  expect(screen.getByRole('heading', { level: 2, name: prose.heading })).toBeInTheDocument();
  const shown = screen.getAllByText(/things/);
  expect(shown.map(({ tagName, textContent }) => [tagName, textContent])).toEqual(
    paragraphs.map((text) => ['P', text]),
  );
});
