import { render, screen, within } from '@testing-library/react';
import { layoutData } from '../../../tests/helpers/unit/query-results';
import { Footer } from './footer';

const { navigation: shipped, website, contact } = layoutData();

const footer = (navigation: Queries.FooterFragment = shipped) => (
  <Footer navigation={navigation} site={website} contact={contact} buildYear="2026" />
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  ({ rerender } = render(footer()));
});

it('hides the heading of an empty list', () => {
  const { quickLinks, connect } = shipped;
  rerender(
    footer({
      ...shipped,
      quickLinks: { ...quickLinks, links: [] },
      connect: { ...connect, accounts: [] },
    }),
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Call or Write']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('shows the name, linked to the home page, and the tagline', () => {
  expect(screen.getByRole('link', { name: website.name })).toHaveAttribute('href', '/');
  expect(screen.getByText(website.tagline)).toBeInTheDocument();
});

it('lists the quick links in order, with a heading', () => {
  expect(screen.getByRole('heading', { name: 'Quick Links' })).toBeInTheDocument();
  const navigation = within(screen.getByRole('navigation', { name: 'Quick Links' }));
  const links = navigation.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Contact', '/contact'],
  ]);
});

it('lists the social accounts, with a heading', () => {
  expect(screen.getByRole('heading', { name: 'Connect' })).toBeInTheDocument();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['GitHub', 'Twitter', 'LinkedIn']);
});

it('links the number and the address to call and write to, with a heading', () => {
  expect(screen.getByRole('heading', { name: 'Call or Write' })).toBeInTheDocument();
  const links = [
    ['(304) 555-0142', 'tel:+13045550142'],
    ['hello@ridgeline.example', 'mailto:hello@ridgeline.example'],
  ] as const;
  for (const [name, href] of links)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('links the address alone on a site without a number', () => {
  const withoutNumber = { ...contact, phone: null, place: null };
  rerender(<Footer navigation={shipped} site={website} contact={withoutNumber} buildYear="2026" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => /^(?:tel|mailto):/.test(href))).toEqual([
    'mailto:hello@ridgeline.example',
  ]);
});

it('shows year, name and location', () => {
  const year = String(new Date().getFullYear());
  expect(screen.getByText(`© ${year} ${website.name}`)).toBeInTheDocument();
  // with a space, for screen readers and browsers without styles
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${website.name} Elizabeth, WV`);
});
