import { render, screen, within } from '@testing-library/react';
import { layoutData } from '../../../tests/helpers/unit/query-results';
import { Header } from './header';

const { navigation, website } = layoutData();

beforeEach(() => {
  render(<Header navigation={navigation} site={website} pathname="/" />);
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
    [website.contact.phone, `tel:${website.contact.telephone}`],
  ]);
});

it('N2: has a toggle that refers to the menu it opens', () => {
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(menu).toContainElement(screen.getByRole('link', { name: 'Home', hidden: true }));
  expect(toggle).toHaveAttribute('popovertarget', menu?.id);
});
