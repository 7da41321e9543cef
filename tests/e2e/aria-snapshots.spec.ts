import { desktop, expect, phone, test } from '../helpers/fixtures';
import { everyState } from '../helpers/states';

/*
 * What a screen reader meets, in order: `tests/e2e/aria-snapshots/*.yml` hold what was read and found
 * good, of the home page all, of the others what differs. To write them anew, delete them and run this
 * with `--update-snapshots`; read what has changed before you keep it.
 */

for (const { name, route, arrange, below, part = 'main' } of everyState) {
  test(`${name} is spoken as expected`, async ({ page, site }) => {
    await page.setViewportSize(below ? phone : desktop);
    await site.visit(route);
    await arrange?.(site);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
