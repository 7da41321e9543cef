import { render, screen } from '@testing-library/react';
import { layoutData } from '../../tests/helpers/unit/query-results';
import { Footer } from './footer';

it('hides the heading of an empty list', () => {
  const { navigation, website } = layoutData();
  const quickLinks = { ...navigation.quickLinks, links: [] };
  const connect = { ...navigation.connect, accounts: [] };
  render(<Footer navigation={{ quickLinks, connect }} site={website} built="2026" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
