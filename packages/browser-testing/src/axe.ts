import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe misjudges in a page, as selectors. */
export type Misjudged = {
  /** Where it can't determine the contrast of colors, or takes the page for the background, and a test measures pixels. */
  readonly measured: string;
  /** Within these, where it does see the background. */
  readonly opaque: string;
  /** What a frame cuts off although axe considers it visible. */
  readonly cutOff: string;
};

const nothing = ':not(*)';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The rules to run: 'all but colors' is for forced colors, which replace the page's. */
export type Rules = 'all' | 'colors' | 'all but colors';

function optionsFor(rules: Rules): RunOptions {
  const colors = { enabled: rules !== 'all but colors' };
  return {
    preload: false,
    resultTypes: ['violations', 'incomplete'],
    ...(rules === 'colors'
      ? { runOnly: colorRules }
      : {
          runOnly: tags,
          rules: {
            'target-size': { enabled: true },
            'color-contrast': colors,
            'color-contrast-enhanced': colors,
          },
        }),
  };
}

/**
 * The violations that axe finds in the page as it is now, and what it can't decide, by WCAG 2.0 to 2.2 A
 * and AA, its best practices, target size (2.5.8) and enhanced contrast (1.4.6, AAA).
 * @param misjudged nothing by default
 * @returns a line for each element and rule, to be compared with `[]`
 */
export async function axeFaults(
  page: Page,
  rules: Rules = 'all',
  misjudged: Misjudged = { measured: nothing, opaque: nothing, cutOff: nothing },
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ options, measured, opaque, cutOff }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // axe considers what `clip` cuts off visible; it only knows `hidden`
      const clips = [...document.querySelectorAll<HTMLElement>('*')].filter(
        (element) => getComputedStyle(element).overflow === 'clip',
      );
      for (const element of clips) element.style.overflow = 'hidden';
      // nor does it know what a frame cuts off, if text outside is less than 200 px away
      const glows = [...document.querySelectorAll<HTMLElement | SVGElement>(cutOff)];
      for (const element of glows) element.style.visibility = 'hidden';
      // in a scrolled page it doesn't recognize even that
      const { scrollY } = window;
      window.scrollTo(0, 0);
      const { violations, incomplete } = await run(document, options);
      for (const element of clips) element.style.removeProperty('overflow');
      for (const element of glows) element.style.removeProperty('visibility');
      window.scrollTo(0, scrollY);
      const isMeasured = (kind: string, id: string, place: string) => {
        const element = document.querySelector(place);
        if (id !== 'color-contrast' || !element?.closest(measured)) return false;
        return kind === 'undecided' || !element.closest(opaque);
      };
      const faults = { broken: violations, undecided: incomplete };
      return Object.entries(faults).flatMap(([kind, results]) =>
        results.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ target, failureSummary }) => {
            const place = target.join(' ');
            if (isMeasured(kind, id, place)) return [];
            return [`${kind}: ${id}: ${place}: ${String(failureSummary)}`];
          }),
        ),
      );
    },
    { options: optionsFor(rules), ...misjudged },
  );
}
