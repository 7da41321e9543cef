import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & { readonly hadRecentInput: boolean; readonly value: number };

/** In the browser: the sum of shifts so far. */
declare let shifted: number;

/**
 * Measures the layout shift of pages that are opened from now on.
 * @returns gets the sum so far, to the three decimals in which it is usually given
 */
export async function layoutShiftOf(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      // shifts right after input don't count, by definition of the metric
      for (const { hadRecentInput, value } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const sum = await page.evaluate(async () => {
      // two frames later the last shift has been reported
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return shifted;
    });
    return sum.toFixed(3);
  };
}
