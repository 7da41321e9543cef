import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { layoutData } from '../../tests/helpers/unit/query-results';
import { Layout } from './layout';

const data = layoutData();
const landmarks = () =>
  ['banner', 'main', 'contentinfo', 'region'].map((role) => screen.getByRole(role));
const main = () => screen.getByRole('main');

/** A page in the layout. */
function at(pathname: string, page: ReactNode) {
  return <Layout location={{ pathname, hash: '' }}>{page}</Layout>;
}

function Faulty(): never {
  throw new Error('an error in a component');
}

/**
 * What jsdom lacks: media queries. They match a phone with reduced motion, so that no component
 * waits for an animation.
 */
function stubMatchMedia(): void {
  const matchMedia = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion: reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.assign(window, { matchMedia });
}

beforeEach(() => {
  stubMatchMedia();
  jest.mocked(useStaticQuery).mockReturnValue(data);
});

it('renders the page between header and footer, and notifications last', () => {
  render(at('/', 'The page'));
  const inOrder = [...document.querySelectorAll<HTMLElement>('*')].filter((element) =>
    landmarks().includes(element),
  );
  expect(inOrder).toEqual(landmarks());
  expect(main()).toHaveTextContent('The page');
});

it('N11: starts with a link to the main area, which is focusable, but not by Tab', () => {
  render(at('/', 'The page'));
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(data.website.words.skipLink);
  expect(first).toHaveAttribute('href', `#${main().id}`);
  expect(main()).toHaveAttribute('tabindex', '-1');
});

it('S1: labels the notification viewport with text of the content', () => {
  render(at('/', 'The page'));
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
});

it('X9: stays mounted across navigations', () => {
  const { rerender } = render(at('/', 'One'));
  const before = landmarks();
  rerender(at('/about', 'Another'));
  for (const [index, landmark] of landmarks().entries()) expect(landmark).toBe(before[index]);
  expect(main()).toHaveTextContent('Another');
});

it('keeps the navigation if a page throws, and resets the error on the next page', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { rerender } = render(at('/', <Faulty />));
  expect(screen.getByText(data.website.words.fallbackText)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  rerender(at('/about', 'Another'));
  expect(screen.queryByText(data.website.words.fallbackText)).not.toBeInTheDocument();
  expect(main()).toHaveTextContent('Another');
});

it('labels a draft page before its content, and no other page', () => {
  const { rerender } = render(
    <Layout location={{ pathname: '/news', hash: '' }} draft="Not yet">
      The page
    </Layout>,
  );
  expect(main()).toHaveTextContent(/^Not yet ?The page$/);
  rerender(at('/', 'Another'));
  expect(main()).toHaveTextContent(/^Another$/);
});
