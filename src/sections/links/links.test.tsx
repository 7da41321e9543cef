import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Links } from './links';

const section = firstSection(readContent(), 'LinksSection');

it('lists its links in order, each with a description', () => {
  render(<Links {...section} />);
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem').map((item) => {
    const link = within(item).getByRole('link');
    return [link.textContent, link.getAttribute('href'), link.nextSibling?.textContent];
  });
  expect(items).toEqual(section.links.map(({ label, href, text }) => [label, href, text]));
});
