import { desktop, expect, phone, test } from '../../helpers/site/fixtures';
import { everyState } from '../../helpers/site/page-states';

/*
 * What a screen reader meets, in order: `tests/e2e/aria-snapshots/*.yml` are reviewed, and contain all of
 * the home page, and of others what differs. To update them, delete them, run this with
 * `--update-snapshots`, and review what has changed.
 */

for (const { name, route, arrange, below, part = 'main' } of everyState) {
  test(`${name} has the expected accessibility tree`, async ({ page, site }) => {
    await page.setViewportSize(below ? phone : desktop);
    await site.visit(route);
    await arrange?.(site);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
