import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { hydrated } from '../../tests/helpers/fixtures';
import { serveOverHttp2 } from './server';
import { median, type Row } from './assertions';

/** A tap, and what a visitor sees of it. */
type Gesture = {
  readonly name: string;
  readonly route: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly tap: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Promise<void>;
};

const gestures: readonly Gesture[] = [
  {
    name: 'link',
    route: '/about',
    tap: (page) => page.locator('main a[href="/contact"]').tap(),
    seen: (page) => page.getByRole('heading', { level: 1, name: /Connect/ }).waitFor(),
  },
  {
    name: 'menu',
    route: '/',
    tap: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    seen: (page) => page.locator('#site-menu:popover-open').waitFor(),
  },
  {
    name: 'submit',
    route: '/contact',
    prepare: async (page) => {
      await page.locator('[name=name]').fill('June');
      await page.locator('[name=email]').fill('june@example.org');
      await page.locator('[name=message]').fill('Hello');
    },
    tap: (page) => page.locator('form button').tap(),
    seen: (page) => page.getByText('Message Sent (Simulation)', { exact: true }).first().waitFor(),
  },
];

/**
 * The longest task that a tap causes on a phone whose processor is four times slower than this one.
 * @param rounds how often each tap is made
 */
export async function measureInteractions(chromePath: string, rounds: number): Promise<Row[]> {
  const site = await serveOverHttp2('public');
  const browser = await chromium.launch({ executablePath: chromePath });
  try {
    const rows: Row[] = [];
    for (const gesture of gestures) {
      const longest: number[] = [];
      for (let round = 1; round <= rounds; round++) {
        longest.push(await longestTask(browser, site.origin, gesture));
      }
      rows.push(rowOf(gesture, median(longest)));
    }
    return rows;
  } finally {
    await browser.close();
    site.close();
  }
}

async function longestTask(browser: Browser, origin: string, gesture: Gesture): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(origin + gesture.route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await gesture.prepare?.(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return durations;
  });
  await gesture.tap(page);
  await gesture.seen(page);
  // what the tap caused but did not wait for
  await page.waitForTimeout(1000);
  const durations = await tasks.jsonValue();
  await context.close();
  return Math.max(0, ...durations);
}

/** Browsers report tasks from 50 ms up. */
function rowOf({ name, route }: Gesture, longest: number): Row {
  const value = longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`;
  const metric = 'Longest task, CPU 4 × slower';
  return {
    subject: `${name} on \`${route}\``,
    assertions: [{ metric, goal: '≤ 100 ms', value, passed: longest <= 100 }],
  };
}
