import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readContent } from '../../tests/helpers/content/content';
import { firstSection } from '../../tests/helpers/unit/query-results';
import { Hero } from '../sections/hero/hero';
import { PageTransition } from './page-transition';

const { land } = firstSection(readContent(), 'HeroSection');

/** A hero with the house in its scene, or without a scene. */
const hero = (scene: 'overlook' | null) => (
  <Hero
    {...firstSection(readContent(), 'HeroSection')}
    scene={scene}
    land={scene && land}
    ownPicture={null}
  />
);

const at = (pathname: string) => ({ pathname, hash: '' });
const nextFrame = () => new Promise(requestAnimationFrame);

/** Navigates from one page to another. */
async function navigateTo(page: ReactNode): Promise<{ animated: unknown[]; root: Element | null }> {
  const animated: unknown[] = [];
  // what jsdom lacks
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, {
    animate(this: Element) {
      animated.push(this);
      return { cancel: () => undefined };
    },
  });
  const { container, rerender } = render(<PageTransition location={at('/')}>Old</PageTransition>);
  rerender(<PageTransition location={at('/new')}>{page}</PageTransition>);
  expect(animated).toEqual([]);
  await nextFrame();
  return { animated, root: container.firstElementChild };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const sceneless = {
  'does not begin with a hero': <section />,
  'begins with a hero without a scene': hero(null),
  'has a hero with a scene, but not at the beginning': (
    <>
      <section />
      {hero('overlook')}
    </>
  ),
};

it.each(Object.entries(sceneless))('X13: a page that %s fades as a whole', async (_name, page) => {
  const { animated, root } = await navigateTo(<div>{page}</div>);
  expect(new Set(animated)).toEqual(new Set([root]));
});

it('X13: in a page that begins with a scene, all but sky and land is animated', async () => {
  const page = (
    <div>
      {hero('overlook')}
      <section>Below</section>
    </div>
  );
  const { animated } = await navigateTo(page);
  expect(animated).toContain(screen.getByText('Below'));
  const words = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(animated).toContain(words);
  for (const still of document.querySelectorAll(
    '[data-scene], [data-scene] > div, [data-sky], img',
  ))
    expect(animated).not.toContain(still);
});

describe('before it renders a new page, which adds styles', () => {
  it('measures the house of the current page', () => {
    const order: string[] = [];
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      order.push('measured');
      return new DOMRect();
    });
    const New = () => {
      order.push('rendered');
      return null;
    };
    const { rerender } = render(
      <PageTransition location={at('/')}>{hero('overlook')}</PageTransition>,
    );
    rerender(
      <PageTransition location={at('/new')}>
        <New />
      </PageTransition>,
    );
    expect(order).toEqual(['measured', 'rendered']);
  });

  it.each([
    ['blurs the focused link of the old page', '/new', 'BODY'],
    ['keeps the focus if the page stays the same', '/', 'A'],
  ])('%s', (_name, path, focused) => {
    let focusedElement: string | undefined;
    const Link = ({ isShown }: { readonly isShown: boolean }) => {
      if (isShown) focusedElement = document.activeElement?.nodeName;
      return <a href="/new">New</a>;
    };
    const { rerender } = render(
      <PageTransition location={at('/')}>
        <Link isShown={false} />
      </PageTransition>,
    );
    screen.getByRole('link').focus();
    rerender(
      <PageTransition location={at(path)}>
        <Link isShown />
      </PageTransition>,
    );
    expect(focusedElement).toBe(focused);
  });
});
