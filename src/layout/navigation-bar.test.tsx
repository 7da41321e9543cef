import { act, render, screen, within } from '@testing-library/react';
import { readContent } from '../../tests/support/content';
import { stubMatchMedia } from '../../tests/support/match-media';
import { layoutData } from '../../tests/support/query-results';
import { NavigationBar } from './navigation-bar';

const { menus, website } = layoutData(readContent());
const bar = () => screen.getByRole('banner');
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  stubMatchMedia();
  Object.assign(window, { scrollY: 0 });
});

it('leads home by the logo', () => {
  render(<NavigationBar navigation={menus} site={website} pathname="/about" />);
  expect(screen.getByRole('link', { name: website.name })).toHaveAttribute('href', '/');
});

it('lists the links of the content in order, the call to get in touch last', () => {
  render(<NavigationBar navigation={menus} site={website} pathname="/" />);
  const links = navigation().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ['Get in Touch', '/contact'],
  ]);
});

it('N2: has a toggle that names the menu it opens', () => {
  render(<NavigationBar navigation={menus} site={website} pathname="/" />);
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(menu).toContainElement(screen.getByRole('link', { name: 'Home' }));
  expect(toggle).toHaveAttribute('popovertarget', menu?.id);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

it('N1: is solid from 21 px of scroll on, not at 20', () => {
  render(<NavigationBar navigation={menus} site={website} pathname="/" />);
  expect(bar()).not.toHaveAttribute('data-solid');
  scrollTo(20);
  expect(bar()).not.toHaveAttribute('data-solid');
  scrollTo(21);
  expect(bar()).toHaveAttribute('data-solid');
  scrollTo(0);
  expect(bar()).not.toHaveAttribute('data-solid');
});

it('N1: is solid at once on a page that is already scrolled', () => {
  Object.assign(window, { scrollY: 400 });
  render(<NavigationBar navigation={menus} site={website} pathname="/" />);
  expect(bar()).toHaveAttribute('data-solid');
});
