import { render, screen } from '@testing-library/react';
import type { Problem } from '../../content-model/validation/problem';
import { ContentBar } from './problems-bar';

const problem: Problem = {
  severity: 'error',
  file: 'content/services/audit.json',
  line: 4,
  column: 3,
  field: 'title',
  message: 'This text is missing. Write one.',
};

it('names file, line, field and message of every mistake', () => {
  render(<ContentBar problems={[problem, { ...problem, file: 'content/site.json', field: '' }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'content/services/audit.json:4:3 title: This text is missing. Write one.',
    'content/site.json:4:3 This text is missing. Write one.',
  ]);
});

it('is announced without taking the focus', () => {
  const { rerender } = render(<ContentBar problems={[]} />);
  const region = screen.getByRole('status');
  rerender(<ContentBar problems={[problem]} />);
  expect(region).toHaveTextContent('audit.json');
  expect(document.body).toHaveFocus();
});

it('shows nothing where there is no mistake', () => {
  render(<ContentBar problems={[]} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
