import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageTransition } from './page-transition';

const hero = (scene: ReactNode) => (
  <section data-opening="day">
    <div>Words</div>
    {scene}
  </section>
);
const scene = <div data-scene="overlook" />;

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
  'does not begin with a hero': <section>{scene}</section>,
  'begins with a hero without a scene': hero(null),
  'has a hero with a scene, but not at the beginning': (
    <>
      <section />
      {hero(scene)}
    </>
  ),
};

it.each(Object.entries(sceneless))('X13: a page that %s fades as a whole', async (_name, page) => {
  const { animated, root } = await navigateTo(<div>{page}</div>);
  expect(new Set(animated)).toEqual(new Set([root]));
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
    const house = (
      <svg>
        <use href="/drawings.svg#house" />
      </svg>
    );
    const { rerender } = render(
      <PageTransition location={at('/')}>
        {hero(<div data-scene="overlook">{house}</div>)}
      </PageTransition>,
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
