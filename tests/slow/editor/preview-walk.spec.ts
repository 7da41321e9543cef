import { expect, test } from '@playwright/test';
import { editorBesidePages } from '../../helpers/editor/editor-beside-pages';
import { RandomEditor } from '../../helpers/editor/random-editing';

/*
 * Whatever is done in the form, the page beside it is shown, without an error. `WALK_MINUTES` says how long to go on,
 * `WALK_SEED` where to begin.
 */

const { WALK_MINUTES = '3', WALK_SEED = String(Date.now()) } = process.env;
const duration = Number(WALK_MINUTES) * 60_000;
/** How many steps are done between two looks at the page. */
const stepsBetween = 8;

const { url } = editorBesidePages();

test.use({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' });

test('a page is shown beside the form, whatever is done there', async ({ page }) => {
  test.setTimeout(duration + 600_000);
  const someone = new RandomEditor(page, WALK_SEED);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const frame = page.frameLocator('iframe');
  try {
    await page.goto(url());
    await frame.getByRole('main').waitFor();
    const end = Date.now() + duration;
    while (Date.now() < end) {
      for (let step = 0; step < stepsBetween; step += 1) await someone.step();
      await expect(frame.getByRole('main')).toBeVisible();
      await expect(frame.getByText('This Page Lost Its Way')).toHaveCount(0);
      expect(errors).toEqual([]);
    }
  } finally {
    const body = [`WALK_SEED=${WALK_SEED}`, ...someone.steps].join('\n');
    await test.info().attach('steps', { body, contentType: 'text/plain' });
    const seen = await page.locator('body').ariaSnapshot();
    await test.info().attach('form', { body: seen, contentType: 'text/plain' });
  }
});
