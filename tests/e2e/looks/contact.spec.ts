import { desktop, expect, nightly, phone, test } from '../../helpers/site/fixtures';

/* Contact details and form, one below the other or side by side. */

test('contact details stand before the form, and on wide screens beside it', async ({ page }) => {
  await page.goto('/contact');
  const parts = page.locator('[data-band=details], [data-band=form]');
  const places = () =>
    parts.evaluateAll((elements) =>
      elements.map((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return { top, right, bottom, left };
      }),
    );
  await page.setViewportSize(phone);
  const [above, below] = await places();
  expect(below?.top).toBe(above?.bottom);
  await page.setViewportSize(desktop);
  const [first, second] = await places();
  expect(second?.left).toBe(first?.right);
  expect(second?.top).toBe(first?.top);
});

test('headings side by side share a baseline', nightly, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/contact');
  const heads = page.locator('[data-band=form] h2, [data-band=details] h2');
  const baselines = await heads.evaluateAll((headings) =>
    headings.map((heading) => {
      const mark = document.createElement('span');
      // its bottom is on the baseline
      mark.style.display = 'inline-block';
      heading.append(mark);
      return mark.getBoundingClientRect().bottom;
    }),
  );
  expect(baselines).toHaveLength(2);
  expect(Math.abs((baselines[0] ?? 0) - (baselines[1] ?? Infinity))).toBeLessThan(1);
});

test('the lines of the note on a form that sends nothing are no longer than others on a large screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await site.visit('/contact');
  const note = page.getByText('This form is a demonstration');
  const { width, size } = await note.evaluate((element) => ({
    width: element.clientWidth,
    size: parseFloat(getComputedStyle(element).fontSize),
  }));
  expect(width / size).toBeLessThanOrEqual(38);
});

for (const width of [1280, 2560])
  test(
    `the contact details take 4/11 of the text's width at ${width} px`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ ...desktop, width });
      await page.goto('/contact');
      const parts = page.locator('[data-band=form] > div, [data-band=details] > div');
      const [details = 0, form = 0] = await parts.evaluateAll((elements) =>
        elements.map((element) => element.clientWidth),
      );
      expect(details / (form + details)).toBeCloseTo(4 / 11, 2);
    },
  );
