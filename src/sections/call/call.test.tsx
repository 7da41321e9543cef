import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textSpans } from '../../build/schema/rich-text';
import { Call } from './call';

const section = firstSection(readContent(), 'CallSection');

it('says what happens before, during and after a call, in order', () => {
  const steps = [
    { title: 'Before', text: textSpans('Think of a job.', String) },
    { title: 'After', text: textSpans('You decide.', String) },
  ];
  render(<Call {...section} steps={steps} />);
  const parts = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'BeforeThink of a job.',
    'AfterYou decide.',
  ]);
});

it('links the first phone number of the contact details', () => {
  render(<Call {...section} />);
  expect(screen.getByRole('link', { name: '(304) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13045550142',
  );
});

it('shows no number if the contact details have none', () => {
  render(<Call {...section} contact={{ ...section.contact, phone: null }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows hours only if the content has them', () => {
  const { rerender } = render(<Call {...section} />);
  const number = () => screen.getByRole('link').parentElement;
  expect(number()).toHaveTextContent(/^\(304\) 555-0142$/);
  rerender(<Call {...section} contact={{ ...section.contact, hours: 'Weekdays, 9 to 5' }} />);
  expect(number()).toHaveTextContent(/Weekdays, 9 to 5$/);
});
