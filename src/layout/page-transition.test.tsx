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
  const { container, rerender } = render(<PageTransition location={at('/')}>Old</PageTransition>);
  rerender(<PageTransition location={at('/new')}>{page}</PageTransition>);
  expect(moved).toEqual([]);
  await nextFrame();
  return { moved, whole: container.firstElementChild };
}

afterEach(() => {
  jest.restoreAllMocks();
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

describe('before a page is rendered, which adds styles', () => {
  it('measures the house of the page shown', () => {
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
    ['takes the focus from a link that goes with its page', '/new', 'BODY'],
    ['leaves it where the page stays', '/', 'A'],
  ])('%s', (_name, path, focused) => {
    let seen: string | undefined;
    const Link = ({ isShown }: { readonly isShown: boolean }) => {
      if (isShown) seen = document.activeElement?.nodeName;
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
    expect(seen).toBe(focused);
  });
});
