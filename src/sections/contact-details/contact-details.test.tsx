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

it.each([
  ['hello@ridgeline.example', 'mailto:hello@ridgeline.example'],
  ['(304) 555-0142', 'tel:+13045550142'],
])('links %s to %s', (name, address) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

it('shows the place as a link without a target', () => {
  const place = screen.getByText('Elizabeth, WV');
  expect(place.tagName).toBe('A');
  expect(place.getAttributeNames()).toEqual(['id']);
});
