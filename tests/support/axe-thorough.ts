import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe can't decide by itself, and where that is looked at instead. */
type Explained = { readonly rule: string; readonly place: RegExp; readonly reason: string };

const explained: readonly Explained[] = [
  {
    rule: 'aria-required-children',
    place: /^ol$/,
    reason: 'the list of notifications, empty until there is one; both states are tested',
  },
];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong in the page as it is now, and what it can't decide, by WCAG 2.0 to 2.2 A and
 * AA, its best practices, target size (2.5.8) and enhanced contrast (1.4.6, AAA).
 * @returns one text for each place and rule; to be compared with `[]`
 */
export async function axeThorough(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const found = [
    ...violations.map((result) => ({ ...result, kind: 'broken' })),
    ...incomplete.map((result) => ({ ...result, kind: 'undecided' })),
  ];
  return found.flatMap(({ kind, id, nodes }) =>
    nodes
      .map(({ target, any, all, none }) => ({
        place: target.join(' '),
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      }))
      .filter(({ place }) => kind === 'broken' || !isExplained(id, place))
      .map(({ place, why }) => `${kind}: ${id}: ${place}: ${why}`),
  );
}

const isExplained = (rule: string, place: string): boolean =>
  explained.some((one) => one.rule === rule && one.place.test(place));
