import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content';
import { firstSection } from '../../../tests/helpers/query-results';
import { Prose } from './prose';

const prose = firstSection(readContent(), 'ProseSection');

it('is a heading and its paragraphs, in order', () => {
  render(<Prose {...prose} paragraphs={['First things.', 'Last things.']} />);
  expect(screen.getByRole('heading', { level: 2, name: prose.heading })).toBeInTheDocument();
  const paragraphs = screen
    .getAllByText(/things/)
    .map(({ tagName, textContent }) => [tagName, textContent]);
  expect(paragraphs).toEqual([
    ['P', 'First things.'],
    ['P', 'Last things.'],
  ]);
});

it('takes its text as it is, without markup', () => {
  render(<Prose {...prose} paragraphs={['Write <b>plainly</b>.']} />);
  expect(screen.getByText('Write <b>plainly</b>.')).toBeInTheDocument();
});
