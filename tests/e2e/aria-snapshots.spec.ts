import { readFileSync, writeFileSync } from 'node:fs';
import { desktop, expect, hydrated, phone, test } from '../helpers/fixtures';
import { pagesAtRest, states } from '../helpers/states';

/**
 * What a screen reader meets, in order: `tests/e2e/aria-snapshots/*.yml` hold what was read and found good.
 * `ARIA_SNAPSHOTS=write npx playwright test aria-snapshots` writes them anew; read what has changed before you keep it.
 */
const folder = 'tests/e2e/aria-snapshots';

for (const { name, route, arrange, below } of [...pagesAtRest, ...states]) {
  test(`${name} is spoken as expected`, async ({ page }) => {
    await page.setViewportSize(below ? phone : desktop);
    await page.goto(route);
    await hydrated(page);
    await arrange?.(page);
    // The year is that of the visit; what the status says for a moment, `notification.spec.ts` hears.
    const spoken = (await page.locator('body').ariaSnapshot())
      .replace(/© \d{4}/, '© year')
      .replace(/^- status: .*$/m, '- status');
    const file = `${folder}/${name}.yml`;
    if (process.env.ARIA_SNAPSHOTS === 'write') writeFileSync(file, `${spoken}\n`);
    expect(`${spoken}\n`).toBe(readFileSync(file, 'utf8'));
  });
}
