import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe can't decide by itself, and why that is good as it is. */
type Explained = {
  readonly rule: string;
  /** CSS selector of what the place is, or stands in. */
  readonly within: string;
  readonly reason: string;
};

const explained: readonly Explained[] = [
  {
    rule: 'color-contrast',
    within: '[data-opening], [data-bar], section:has(> div > picture)',
    reason: 'words over a picture, whose pixels contrast.spec.ts measures',
  },
  {
    rule: 'color-contrast',
    within: 'li[data-state] > div',
    reason: 'the words of a notification, over the page, measured by contrast.spec.ts as well',
  },
];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong in the page as it is now, and what it can't decide, by WCAG 2.0 to 2.2 A and
 * AA, its best practices, target size (2.5.8) and enhanced contrast (1.4.6, AAA).
 * @param colours false where the system's colours take the place of the page's, which axe reads
 * @returns one text for each place and rule; to be compared with `[]`
 */
export async function axeThorough(page: Page, colours = true): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      rules: {
        'target-size': { enabled: true },
        'color-contrast': { enabled: colours },
        'color-contrast-enhanced': { enabled: colours },
      },
      resultTypes: ['violations', 'incomplete'],
    })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `broken: ${id}: ${node.target.join(' ')}: ${String(node.failureSummary)}`),
  );
  const undecided: string[] = [];
  for (const { id, nodes } of incomplete) {
    for (const { target, failureSummary } of nodes) {
      const place = target.join(' ');
      if (await isExplained(page, id, place)) continue;
      undecided.push(`undecided: ${id}: ${place}: ${String(failureSummary)}`);
    }
  }
  return [...broken, ...undecided];
}

async function isExplained(page: Page, rule: string, place: string): Promise<boolean> {
  const within = explained.filter((one) => one.rule === rule).map((one) => one.within);
  if (within.length === 0) return false;
  return page.evaluate(
    ([selector, container]) => Boolean(document.querySelector(selector)?.closest(container)),
    [place, within.join()] as const,
  );
}
