import { render, screen, within } from '@testing-library/react';
import { layoutData } from '../../../tests/helpers/unit/query-results';
import { Header } from './header';

const { navigation, website, contact } = layoutData();

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  ({ rerender } = render(
    <Header navigation={navigation} site={website} contact={contact} path="/" pathname="/" />,
  ));
});

it('links the logo to the home page', () => {
  expect(screen.getByRole('link', { name: website.name })).toHaveAttribute('href', '/');
});

it('lists the links in order, with the call to action last', () => {
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  // in the menu, which is closed
  const links = navigation.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ['Get in Touch', '/contact'],
    // only in the menu of small screens
    ['(304) 555-0142', 'tel:+13045550142'],
  ]);
});

it('has no button if the content has none', () => {
  const without = { ...navigation, action: null };
  rerender(<Header navigation={without} site={website} contact={contact} path="/" pathname="/" />);
  const name = navigation.action?.label ?? '';
  expect(screen.queryByRole('link', { name, hidden: true })).not.toBeInTheDocument();
});

it('has no number to call if the company gives none', () => {
  rerender(
    <Header
      navigation={navigation}
      site={website}
      contact={{ phone: null }}
      path="/"
      pathname="/"
    />,
  );
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.at(-1)).toHaveTextContent('Get in Touch');
});

describe('on the page to which its button leads', () => {
  const here = { path: '/contact', pathname: '/contact' };
  const links = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .slice(5)
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('has a button that calls, and no second number in the menu', () => {
    rerender(<Header navigation={navigation} site={website} contact={contact} {...here} />);
    expect(links()).toEqual([['Call (304) 555-0142', 'tel:+13045550142']]);
  });

  it('calls there, too, if the button leads to a part of the page', () => {
    const action = { label: 'Get in Touch', href: '/contact#write' };
    const changed = { ...navigation, action };
    rerender(<Header navigation={changed} site={website} contact={contact} {...here} />);
    expect(links()).toEqual([['Call (304) 555-0142', 'tel:+13045550142']]);
  });

  it.each([
    ['without words for the call', { ...navigation, beforeNumber: null }, contact],
    ['without a number', navigation, { phone: null }],
  ])('keeps its button %s', (_name, without, ways) => {
    rerender(<Header navigation={without} site={website} contact={ways} {...here} />);
    expect(links()[0]).toEqual(['Get in Touch', '/contact']);
  });
});

it('N2: has a toggle that refers to the menu it opens', () => {
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(menu).toContainElement(screen.getByRole('link', { name: 'Home', hidden: true }));
  expect(toggle).toHaveAttribute('popovertarget', menu?.id);
});
