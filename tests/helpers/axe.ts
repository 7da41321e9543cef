import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Where the contrast of colours is not for axe to tell: in these places `contrast.spec.ts` measures pixels. */
const measuredByPixels = [
  // words over a scene or a picture
  '[data-opening], header, section:has(> [data-night], > div > picture)',
  // the words of a notification, over the page
  'li[data-state] > div',
].join();

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Which rules are to be run: without those for colours where the system's take the place of the page's. */
export type Rules = 'all' | 'colours' | 'all but colours';

function optionsFor(rules: Rules): RunOptions {
  const colours = { enabled: rules !== 'all but colours' };
  return {
    preload: false,
    resultTypes: ['violations', 'incomplete'],
    ...(rules === 'colours'
      ? { runOnly: colourRules }
      : {
          runOnly: tags,
          rules: {
            'target-size': { enabled: true },
            'color-contrast': colours,
            'color-contrast-enhanced': colours,
          },
        }),
  };
}

/**
 * What axe finds wrong in the page as it is now, and what it can't decide, by WCAG 2.0 to 2.2 A and
 * AA, its best practices, target size (2.5.8) and enhanced contrast (1.4.6, AAA).
 * @returns one text for each place and rule; to be compared with `[]`
 */
export async function axeFaults(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ options, measured }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // axe takes what `clip` cuts off for seen: it knows `hidden` alone
      const clips = [...document.querySelectorAll<HTMLElement>('*')].filter(
        (each) => getComputedStyle(each).overflow === 'clip',
      );
      for (const each of clips) each.style.overflow = 'hidden';
      // in a scrolled page not even that
      const { scrollY } = window;
      window.scrollTo(0, 0);
      const { violations, incomplete } = await run(document, options);
      for (const each of clips) each.style.removeProperty('overflow');
      window.scrollTo(0, scrollY);
      const isMeasured = (id: string, place: string) =>
        id === 'color-contrast' && document.querySelector(place)?.closest(measured);
      const faults = { broken: violations, undecided: incomplete };
      return Object.entries(faults).flatMap(([kind, results]) =>
        results.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ target, failureSummary }) => {
            const place = target.join(' ');
            if (kind === 'undecided' && isMeasured(id, place)) return [];
            return [`${kind}: ${id}: ${place}: ${String(failureSummary)}`];
          }),
        ),
      );
    },
    { options: optionsFor(rules), measured: measuredByPixels },
  );
}
