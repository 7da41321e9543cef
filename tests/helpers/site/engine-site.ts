import { expect, test } from '@playwright/test';
import { describeEngines, isHydrated, waitsIn } from 'browser-testing/engines/engines';
import type { Engine } from 'browser-testing/engines/engine';
import { reportingProxy } from 'browser-testing/engines/reporting-proxy';
import { startServer, type RunningServer } from 'static-site/static-server';
import { fixturePublic } from '../builds/fixture-site';
import { desktop, headings, typed } from './site';

export { desktop, everyRoute, phone, typed } from './site';

type Route = keyof typeof headings;

/** Selectors of parts of the page. */
export const parts = {
  header: 'header',
  toggle: '[popovertarget="site-menu"]',
  menu: '#site-menu',
  /** The notification that is open or leaving. */
  notification: 'li[data-state]',
  viewport: '[aria-label$="(F8)"]',
  close: 'li[data-state] > button:last-of-type',
  send: 'form button',
} as const;

/** An expression for the first match of a selector, which exists. */
export const the = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** The header's link to a page. */
export const linkTo = (route: Route) => `${parts.menu} li a[href="${route}"]`;

const accounts = ['GitHub', 'Twitter', 'LinkedIn'];

/** The button of the footer that raises a notification about an account. */
export const account = (name = 'GitHub') =>
  `footer li:nth-child(${accounts.indexOf(name) + 1}) > button`;

/** A field of the contact form. */
export const field = (name: keyof typeof typed) => `form [name="${name}"]`;

/** The fixture's site in another engine. */
function siteIn(engine: () => Engine, address: () => string) {
  const { becomes, says } = waitsIn(engine);
  const get = (expression: string) => engine().run(`return ${expression}`);
  const isFocused = (selector: string) =>
    becomes(`document.activeElement?.matches(${JSON.stringify(selector)})`);
  const isHydratedNow = () => becomes(isHydrated);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await engine().press(key);
  };

  /**
   * Scrolls at once, until the window is found there after the page has handled it: where another scroll was just before,
   * the engine's compositor may take the window back to that one (seen in both engines, without any script).
   */
  const scrollTo = (y: number) =>
    becomes(`(async () => {
      if (Math.abs(scrollY - ${y}) < 1) return true;
      window.scrollTo({ top: ${y}, behavior: 'instant' });
      for (const next of [requestAnimationFrame, requestAnimationFrame]) await new Promise(next);
      return false;
    })()`);

  return {
    engine,
    becomes,
    says,
    /** The value of an expression now. */
    get,
    press,
    /** Runs a function in the page, which gets by with what it declares itself. */
    evaluate: <Result>(run: () => Result) => get(`(${String(run)})()`) as Promise<Result>,
    scrollTo,
    isFocused,
    isHydrated: isHydratedNow,
    url: (route: string) => address() + route,

    /** Opens a page and waits until it is hydrated. */
    visit: async (route: string, { width, height } = desktop) => {
      await engine().resize(width, height);
      await engine().open(address() + route);
      await isHydratedNow();
    },

    /** Expects a page to be shown, at its address. */
    shows: async (route: Route) => {
      await becomes("document.querySelector('h1').textContent", headings[route]);
      await becomes('location.pathname', route);
      // after a link, what is below the first view comes in a later frame
      await becomes("document.querySelector('[data-rest]') === null");
    },

    /** Follows the header's link by script, since a driver would scroll to what it clicks. */
    follow: (route: Route) => engine().run(`${the(linkTo(route))}.click()`),

    back: () => engine().run('setTimeout(() => history.back())'),
    forward: () => engine().run('setTimeout(() => history.forward())'),
    reload: async () => {
      await engine().run('window.left = true; setTimeout(() => location.reload())');
      await becomes('!window.left');
      await isHydratedNow();
    },

    focus: (selector: string) => engine().run(`${the(selector)}.focus()`),
    isScrolledTo: (y: number) => becomes(`Math.abs(scrollY - ${y}) < 2`),
    isVisible: (selector: string, visible = true) =>
      becomes(`${the(selector)}?.checkVisibility({ visibilityProperty: true }) ?? false`, visible),

    /** Expects the header to be opaque or transparent, at the end of any transition. */
    headerIsOpaque: (opaque: boolean) =>
      becomes(
        `(() => {
          const header = document.querySelector('header');
          for (const animation of header.getAnimations()) animation.finish();
          const { backgroundColor } = getComputedStyle(header);
          return !/(?:, 0|\\/ 0)\\)$|^transparent$/.test(backgroundColor);
        })()`,
        opaque,
      ),

    /** Where an element is in the window. */
    box: async (selector: string) =>
      JSON.parse(
        String(await get(`JSON.stringify(${the(selector)}.getBoundingClientRect())`)),
      ) as DOMRect,

    /** Raises a notification by keyboard, from a button in the footer, which keeps the focus. */
    raise: async (name = 'GitHub') => {
      await engine().run(`${the(account(name))}.focus()`);
      await engine().press('Enter');
      // one question, since it leaves by itself
      await becomes(`(() => {
        const item = ${the(parts.notification)};
        return item?.dataset.state === 'open' && item.textContent.includes('${name}') &&
          item.getAnimations().length === 0;
      })()`);
    },

    /** Expects a notification to be open, or none to be there. */
    notificationIs: (state: 'open' | 'gone') =>
      state === 'gone'
        ? becomes(`${the(parts.notification)} === null`)
        : becomes(`${the(parts.notification)}?.dataset.state`, 'open'),

    /** Types a valid message into the contact form, key by key. */
    fill: async (values: Partial<typeof typed> = typed) => {
      for (const [name, text] of Object.entries(values)) {
        await engine().run(`${the(field(name as keyof typeof typed))}.focus()`);
        await engine().press('Control+a');
        await engine().type(text);
      }
    },

    values: () =>
      get("[...document.querySelectorAll('form [data-field]')].map((each) => each.value)"),
  };
}

type EngineSite = ReturnType<typeof siteIn>;
type Proxy = Awaited<ReturnType<typeof reportingProxy>>;

/**
 * Declares tests of the fixture's site for each of the other engines. Each test is a first visit in a new tab, and
 * fails on what the content policy blocks, which the browsers themselves report.
 * @param declare gets the site, what it is served through, and the engine's name
 * @param only as of `describeEngines`
 */
export function describeSite(
  declare: (site: EngineSite, proxy: () => Proxy, name: string) => void,
  only?: Parameters<typeof describeEngines>[1],
): void {
  let server: RunningServer | undefined;
  let proxy: Proxy | undefined;
  const started = () => {
    if (!proxy) throw new Error('The site is not served.');
    return proxy;
  };
  test.beforeAll(async () => {
    server = await startServer({ dir: fixturePublic });
  });
  test.afterAll(() => server?.close());
  describeEngines((engine, name) => {
    test.beforeEach(async () => {
      // at an address of which the browser has stored nothing
      proxy = await reportingProxy(server?.url ?? '');
      await engine().renew();
    });
    test.afterEach(() => {
      const { reports, close } = started();
      close();
      expect(reports).toEqual([]);
    });
    declare(
      siteIn(engine, () => started().url),
      started,
      name,
    );
  }, only);
}
