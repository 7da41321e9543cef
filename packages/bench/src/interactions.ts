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

/** What a visitor feels of a tap, in milliseconds. */
type Felt = {
  /** From the press until its result is painted. */
  readonly shown: number;
  /** The longest event, from its input to the next paint (Event Timing, W3C); in steps of 8 ms. */
  readonly event: number;
  /** The longest task; browsers report those from 50 ms up. */
  readonly task: number;
};

/** The goals, in milliseconds. */
const goals: Readonly<Record<keyof Felt, readonly [name: string, most: number]>> = {
  shown: ['Tap until it is shown', 200],
  event: ['Longest event', 64],
  task: ['Longest task', 100],
};

/**
 * What taps cost on phones whose CPU is some times slower than this one.
 * @param executablePath the browser
 * @param served where the site is served, and how many times slower the CPU is made
 * @param rounds how often to measure each tap, in turns
 */
export async function measureInteractions(
  executablePath: string,
  { gestures, ready }: TappedSite,
  { origin, slowdowns }: { readonly origin: string; readonly slowdowns: readonly number[] },
  rounds: number,
): Promise<Row[]> {
  const taps = Object.entries(gestures).flatMap(([name, gesture]) =>
    slowdowns.map((slowdown) => ({
      subject: `${name} on \`${gesture.route}\`, CPU ÷ ${slowdown}`,
      gesture,
      slowdown,
      felt: new Array<Felt>(),
    })),
  );
  const browser = await chromium.launch({ executablePath, env: withSystemFonts('android') });
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { gesture, slowdown, felt } of taps)
        felt.push(await feel(browser, origin, { gesture, slowdown }, ready));
  } finally {
    await browser.close();
  }
  return taps.map(({ subject, felt }) => ({
    subject,
    assertions: (['shown', 'event', 'task'] as const).map((key) => {
      const [metric, most] = goals[key];
      const value = median(felt.map((times) => times[key]));
      return {
        metric,
        goal: `≤ ${String(most)} ms`,
        value: key === 'task' && value === 0 ? '< 50 ms' : `${value.toFixed(0)} ms`,
        passed: value <= most,
      };
    }),
  }));
}

async function feel(
  browser: Browser,
  origin: string,
  { gesture, slowdown }: { readonly gesture: Gesture; readonly slowdown: number },
  ready: TappedSite['ready'],
): Promise<Felt> {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(origin + gesture.route);
  await ready(page);
  await page.waitForLoadState('networkidle');
  for (const [name, text] of Object.entries(gesture.fields ?? {}))
    await page.locator(`[name=${name}]`).fill(text);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const target = page.locator(gesture.tap).first();
  await target.scrollIntoViewIfNeeded();
  const times = await observe(page, gesture.result);
  await target.tap();
  await page.locator(gesture.result).first().waitFor();
  // also observes delayed long tasks
  await page.waitForTimeout(1000);
  const observed = await times.jsonValue();
  await context.close();
  return observed;
}

/** The times of the tap that follows; they grow in the page, where no function may have a name: tsx would wrap it. */
const observe = (page: Page, result: string) =>
  page.evaluateHandle((selector) => {
    const times = { shown: 0, event: 0, task: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.task = Math.max(times.task, duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.event = Math.max(times.event, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const timer = setInterval(() => {
          if (!document.querySelector(selector)) return;
          clearInterval(timer);
          // the next frame shows it, and has been painted by the one after it
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              times.shown = performance.now() - timeStamp;
            }),
          );
        }, 4);
      },
      { capture: true, once: true },
    );
    return times;
  }, result);
