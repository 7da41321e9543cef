import { expect, test as base } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/* A picture from the content behind a heading; the fixture's pages have none, so that of a story stands in for it. */

type Section = Record<string, unknown>;
type PageData = { readonly result: { readonly data: { readonly page: { sections: Section[] } } } };

const test = base.extend<{ openWithPicture: (focus?: string) => Promise<void> }>({
  openWithPicture: async ({ page, site }, use) => {
    await use(async (focus) => {
      await page.route('**/page-data/services/page-data.json', async (route) => {
        const data = (await (await route.fetch()).json()) as PageData;
        const about = await page.request.get('/page-data/about/page-data.json');
        const [, story] = ((await about.json()) as PageData).result.data.page.sections;
        const picture = { ...(story?.picture as object), alt: 'A quilt', focus: focus ?? null };
        const [hero, ...others] = data.result.data.page.sections;
        const own = { ...hero, scene: null, land: null, ownPicture: picture };
        data.result.data.page.sections = [own, ...others];
        await route.fulfill({ json: data });
      });
      await site.visit('/');
      await site.follow('/services');
    });
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pictureOf = ({ main }: Site) => main.getByRole('img', { name: 'A quilt' });

for (const [focus, position] of [
  [undefined, '50% 50%'],
  ['left', '0% 50%'],
  ['bottom', '50% 100%'],
  ['right top', '100% 0%'],
  ['70% 30%', '70% 30%'],
] as const)
  test(`its subject stays in view: ${focus ?? 'the middle'}`, async ({ site, openWithPicture }) => {
    await openWithPicture(focus);
    await expect(pictureOf(site)).toHaveCSS('object-position', position);
  });

test('it is never mirrored, while the veil behind the words is', async ({
  page,
  site,
  openWithPicture,
}) => {
  await openWithPicture();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const scales = await pictureOf(site).evaluate((picture) => {
    const around: string[] = [];
    for (let part: Element | null = picture; part; part = part.parentElement)
      around.push(getComputedStyle(part).scale);
    const frame = picture.closest('div') ?? picture;
    return { around: [...new Set(around)], veil: getComputedStyle(frame, '::after').scale };
  });
  expect(scales).toEqual({ around: ['none'], veil: '-1 1' });
});
