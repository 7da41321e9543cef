import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageTransition } from './page-transition';

const hero = (scene: ReactNode) => (
  <section data-opening="day">
    <div>Words</div>
    {scene}
  </section>
);
const scene = <div data-scene="overlook" />;

/** Goes from one page to another. */
async function arriveAt(page: ReactNode): Promise<{ moved: unknown[]; whole: Element | null }> {
  const moved: unknown[] = [];
  // what jsdom lacks
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, {
    animate(this: Element) {
      moved.push(this);
      return { cancel: () => undefined };
    },
  });
  const at = (pathname: string) => ({ pathname, hash: '' });
  const { container, rerender } = render(<PageTransition location={at('/')}>Old</PageTransition>);
  rerender(<PageTransition location={at('/new')}>{page}</PageTransition>);
  await Promise.resolve();
  return { moved, whole: container.firstElementChild };
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const sceneless = {
  'begins with no hero': <section>{scene}</section>,
  'begins with a hero that has no scene': hero(null),
  'has a hero with a scene, but not first': (
    <>
      <section />
      {hero(scene)}
    </>
  ),
};

it.each(Object.entries(sceneless))('X13: a page that %s fades as a whole', async (_name, page) => {
  const { moved, whole } = await arriveAt(<div>{page}</div>);
  expect(new Set(moved)).toEqual(new Set([whole]));
});

it('X13: of a page that begins with a scene all but that fades', async () => {
  const { moved } = await arriveAt(
    <div>
      {hero(scene)}
      <section>More</section>
    </div>,
  );
  const texts = moved.map((element) => (element as Element).textContent);
  expect([...new Set(texts)]).toEqual(['Words', 'More']);
});
