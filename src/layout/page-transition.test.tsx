import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readContent } from '../../tests/helpers/content/content';
import { firstSection } from '../../tests/helpers/unit/query-results';
import { Hero } from '../sections/hero/hero';
import { PageTransition } from './page-transition';

const { land } = firstSection(readContent(), 'HeroSection');

/** A hero with a scene, or without a picture. */
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

const heroless = {
  'does not begin with a hero': <section />,
  'has a hero, but not at the beginning': (
    <>
      <section />
      {hero('overlook')}
    </>
  ),
};

it.each(Object.entries(heroless))('X12: a page that %s enters as a whole', async (_name, page) => {
  const { animated, root } = await navigateTo(<div>{page}</div>);
  expect(new Set(animated)).toEqual(new Set([root]));
});

it.each([
  ['with a scene', 'overlook', '[data-scene] > div'],
  ['without a picture', null, 'no scene'],
] as const)(
  'X12, X13: of a page that begins with a hero %s, its words, its scene and all other sections enter',
  async (_name, scene, land) => {
    const page = (
      <div>
        {hero(scene)}
        <section>Below</section>
      </div>
    );
    const { animated } = await navigateTo(page);
    const words = screen.getByRole('heading', { level: 1 }).parentElement;
    const parts = [words, ...document.querySelectorAll(land), screen.getByText('Below')];
    expect(new Set(animated)).toEqual(new Set(parts));
  },
);
