import { render, screen } from '@testing-library/react';
import { layoutData } from '../../tests/helpers/query-results';
import { Footer } from './footer';

const { navigation, website } = layoutData();

it('has no heading above an empty list', () => {
  const quickLinks = { ...navigation.quickLinks, links: [] };
  const connect = { ...navigation.connect, accounts: [] };
  render(<Footer navigation={{ quickLinks, connect }} site={website} built="2026" />);
  for (const role of ['heading', 'navigation', 'list'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
});
