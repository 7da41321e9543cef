import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { withSystemFonts } from 'browser-testing/system-fonts';
import { median, type Row } from './assertions';

/** A tap, and its visible effect. */
export type Gesture = {
  /** The page on which to tap. */
  readonly route: string;
  /** What to type first, by the name of a form's field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The selector of what is tapped. */
  readonly tap: string;
  /** The selector of what then appears. */
  readonly result: string;
};

/** A site whose taps can be measured. */
export type TappedSite = {
  /** The taps to measure, by name. */
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** Waits until the scripts of a page handle taps. */
  readonly ready: (page: Page) => Promise<void>;
};

/**
 * The longest task that a tap causes on a phone with a CPU four times slower than this one.
 * @param executablePath the browser
 * @param origin where the site is served
 * @param rounds how often to measure each tap
 */
export async function measureInteractions(
  executablePath: string,
  { gestures, ready }: TappedSite,
  origin: string,
  rounds: number,
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, env: withSystemFonts('known') });
  const rows: Row[] = [];
  for (const [name, gesture] of Object.entries(gestures)) {
    const times: number[] = [];
    while (times.length < rounds) times.push(await longestTask(browser, origin, gesture, ready));
    const longest = median(times);
    const assertion = {
      metric: 'Longest task, CPU 4 × slower',
      goal: '≤ 100 ms',
      // browsers report tasks from 50 ms up
      value: longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
      passed: longest <= 100,
    };
    rows.push({ subject: `${name} on \`${gesture.route}\``, assertions: [assertion] });
  }
  await browser.close();
  return rows;
}

async function longestTask(
  browser: Browser,
  origin: string,
  gesture: Gesture,
  ready: TappedSite['ready'],
): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(origin + gesture.route);
  await ready(page);
  await page.waitForLoadState('networkidle');
  for (const [name, text] of Object.entries(gesture.fields ?? {}))
    await page.locator(`[name=${name}]`).fill(text);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const tasks = await observeLongTasks(page);
  await page.locator(gesture.tap).tap();
  await page.locator(gesture.result).first().waitFor();
  // also observes delayed long tasks
  await page.waitForTimeout(1000);
  const durations = await tasks.jsonValue();
  await context.close();
  return Math.max(0, ...durations);
}

/** The durations of the page's long tasks; the list grows in the page. */
const observeLongTasks = (page: Page) =>
  page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return durations;
  });
