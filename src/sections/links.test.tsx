import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../tests/support/content';
import { firstSection } from '../../tests/support/query-results';
import { Links } from './links';

const section = firstSection(readContent(), 'LinksSection');

it('lists its links in order, each with a sentence about it', () => {
  render(<Links {...section} />);
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(section.links.length);
  for (const [index, { label, href, text }] of section.links.entries()) {
    const item = within(items[index] as HTMLElement);
    expect(item.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(item.getByText(text)).toBeInTheDocument();
  }
});
