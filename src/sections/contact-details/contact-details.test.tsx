import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content';
import { firstSection } from '../../../tests/helpers/query-results';
import { ContactDetails } from './contact-details';

const section = firstSection(readContent(), 'ContactDetailsSection');

beforeEach(() => {
  render(<ContactDetails {...section} />);
});

it('lists three ways to reach us under its heading', () => {
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  const labels = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(labels).toEqual([
    'Emailhello@ridgeline.example',
    'Phone(304) 555-0142',
    'LocationElizabeth, WV',
  ]);
});

it('links the email so that it can be written to', () => {
  const link = screen.getByRole('link', { name: 'hello@ridgeline.example' });
  expect(link).toHaveAttribute('href', 'mailto:hello@ridgeline.example');
});

it('links the phone so that it can be called', () => {
  const link = screen.getByRole('link', { name: '(304) 555-0142' });
  expect(link).toHaveAttribute('href', 'tel:+13045550142');
});

it('shows the place as a link without a target', () => {
  const place = screen.getByText('Elizabeth, WV');
  expect(place.tagName).toBe('A');
  expect(place.getAttributeNames()).toEqual(['id']);
});
