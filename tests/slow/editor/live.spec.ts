import type { Page } from '@playwright/test';
import { signIn } from 'content-editor/testing/hosted-fixtures';
import { choosePicture } from '../../helpers/editor/form-steps';
import { expect, test } from '../../helpers/editor/live-fixtures';

/* The page beside the form on the same site, with what is edited. */

const pageIn = (page: Page) => page.frameLocator('iframe');

/** The main heading of the page. */
const headingIn = (page: Page) => pageIn(page).getByRole('heading', { level: 1 });

test.use({ viewport: { width: 1920, height: 1000 } });

test('a change is shown with each key, where the page is scrolled to, and discarded again', async ({
  page,
  form,
}) => {
  const frame = pageIn(page);
  await expect(headingIn(page)).toBeVisible();
  const before = await headingIn(page).innerText();
  await form.expand('Top of the page: ');
  await page.getByLabel('Main heading').focus();
  await expect(frame.locator('[data-editor-highlight~=focused]')).toBeInViewport();
  await frame.locator('html').evaluate(() => scrollTo(0, 300));
  await page.getByLabel('Main heading').fill('Plain AI for the Mountain State');
  await expect(headingIn(page)).toHaveText('Plain AI for the Mountain State');
  await expect(page.getByText('With your changes')).toBeVisible();
  expect(await frame.locator('html').evaluate(() => scrollY)).toBe(300);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headingIn(page)).toHaveText(before);
});

test('typing moves no focus, plays no transition and closes no menu', async ({ page, form }) => {
  await page.getByRole('button', { name: 'Phone' }).click();
  const frame = pageIn(page);
  await frame.getByRole('button', { name: 'Menu' }).click();
  await expect(frame.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
  await form.expand('Top of the page: ');
  const field = page.getByLabel('Main heading');
  await field.fill('First');
  await expect(headingIn(page)).toHaveText('First');
  await headingIn(page).evaluate((heading) => {
    // of the next change
    addEventListener('focusin', () => heading.setAttribute('data-focus-moved', ''));
    Element.prototype.animate = () => {
      heading.setAttribute('data-animated', '');
      throw new Error('A transition is played.');
    };
  });
  await field.fill('Second');
  await expect(headingIn(page)).toHaveText('Second');
  await expect(field).toBeFocused();
  await expect(headingIn(page)).not.toHaveAttribute('data-focus-moved');
  await expect(headingIn(page)).not.toHaveAttribute('data-animated');
  await expect(frame.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
});

test('a text is shown with its marks and links', async ({ page, form }) => {
  await form.open('Pages', 'About');
  const prose = await form.expand('Text: ');
  await prose.getByRole('textbox', { name: /^Paragraphs/ }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('We stay *here*.');
  const shown = pageIn(page).getByText('We stay here.');
  await expect(shown).toBeVisible();
  await expect(shown.locator('em')).toHaveText('here');
});

test('sections are shown in their new order, and without those that are removed', async ({
  page,
  form,
}) => {
  await form.open('Pages', 'About');
  await expect(headingIn(page)).toContainText('Our Mission');
  const titles = () => pageIn(page).locator('main section h2').allInnerTexts();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(1);
  const [first = '', second = '', ...others] = await titles();
  await page.locator('summary', { hasText: first }).press('Alt+ArrowDown');
  await expect.poll(titles).toEqual([second, first, ...others]);
  await page.getByRole('button', { name: new RegExp(`^Remove: .*${second}`) }).click();
  await expect.poll(titles).toEqual([first, ...others]);
});

test('an uploaded picture is shown in its place', async ({ page, form }) => {
  await form.open('Pages', 'About');
  const story = await form.expand('Story: ');
  await story.getByRole('button', { name: /^Picture Change/ }).click();
  await choosePicture(page, 'river.jpg');
  await page.getByLabel('For someone who can’t see it').fill('A river');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const picture = pageIn(page).getByRole('img', { name: 'A river' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBe(1600);
});

test('a new section is shown', async ({ page, form }) => {
  await form.open('Pages', 'About');
  await expect(headingIn(page)).toContainText('Our Mission');
  await page.getByText('Add a section').click();
  await page.getByRole('button', { name: /^Text/ }).click();
  const entry = page.locator('[data-field="sections[4]"]');
  await entry.getByRole('textbox', { name: 'Heading' }).fill('In Spring');
  await entry.getByRole('textbox', { name: /^Paragraphs/ }).fill('We open a second room.');
  await expect(pageIn(page).getByText('We open a second room.')).toBeAttached();
  await expect(pageIn(page).getByRole('heading', { name: 'In Spring' })).toBeAttached();
});

test('another scene is shown, with its land', async ({ page, form }) => {
  await form.open('Pages', 'About');
  const hero = await form.expand('Top of the page: ');
  await hero.locator('[data-field="sections[0].scene"]').click();
  await hero.getByRole('radio', { name: /^the whole valley/ }).click();
  await expect(pageIn(page).locator('[data-scene=overlook] img[src*=overlook]')).toBeAttached();
});

test('a new page is shown', async ({ page, form }) => {
  await form.open('Pages', 'Contact');
  await page.getByRole('button', { name: 'Duplicate this page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Our Office');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(headingIn(page)).toHaveText('Our Office');
});

test('a mistake is shown as it is, and the form says what is still needed; other files are shown, too', async ({
  page,
  form,
}) => {
  await form.open('Pages', 'About');
  await form.expand('Top of the page: ');
  const heading = page.getByLabel('Main heading');
  await heading.fill('Who We Are Now');
  await expect(headingIn(page)).toHaveText('Who We Are Now');
  await heading.fill('');
  await expect(headingIn(page)).toHaveText('');
  await expect(page.getByText(/Still needed: .*Main heading$/)).toBeVisible();
  await form.open('Whole site', 'Contact');
  const place = await form.expand('Contact detail: Location');
  await place.getByLabel('Text', { exact: true }).fill('Beckley, WV');
  await expect(pageIn(page).getByText('Beckley, WV').first()).toBeAttached();
});

test('a contact detail is found by a click, and shown with its new target', async ({
  page,
  form,
}) => {
  await form.open('Pages', 'Contact');
  const main = pageIn(page).getByRole('main');
  // above the form, and among the details
  await main.getByRole('link', { name: '(304) 555-0142' }).first().click();
  const field = page.locator('[data-field]:focus');
  await expect(field).toHaveValue('(304) 555-0142');
  await field.fill('(304) 555-0188');
  // beside what is no page, the home page is shown
  const footer = pageIn(page).getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '(304) 555-0188' })).toHaveAttribute(
    'href',
    'tel:+13045550188',
  );
});

test('header and footer are shown with changes', async ({ page, form }) => {
  const header = pageIn(page).getByRole('banner');
  await header.getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('[data-field]:focus')).toHaveValue('Contact');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Write to us');
  await expect(header.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await form.open('Whole site', 'Site');
  await page.getByRole('textbox', { name: /name/i }).first().fill('Ridge & Company');
  await expect(pageIn(page).getByRole('contentinfo')).toContainText('Ridge & Company');
});

test('a click in the page opens its field, and the field with the focus is marked there', async ({
  page,
  form,
}) => {
  await form.main.waitFor();
  const frame = pageIn(page);
  const focused = page.locator('[data-field]:focus');
  const marked = frame.locator('[data-editor-highlight~=focused]');
  await headingIn(page).click();
  await expect(focused).toHaveAttribute('data-field', 'sections[0].heading');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed After a Click');
  await expect(marked).toHaveText('Typed After a Click');
  const card = frame.getByRole('heading', { name: 'AI Strategy Consulting' });
  await card.click();
  await expect(focused).toHaveAttribute('data-field', 'title');
  await expect(page.getByRole('form').getByRole('heading', { level: 2 })).toHaveText(
    'AI Strategy Consulting',
  );
});

test('pages to which links lead in the frame have the changes, too', async ({ page, form }) => {
  await form.open('Pages', 'About');
  await form.expand('Top of the page: ');
  await page.getByLabel('Main heading').fill('Who We Are Now');
  await form.open('Pages', 'Home');
  await page.getByLabel('Follow links').check();
  await expect(headingIn(page)).toContainText('Pioneering');
  await pageIn(page).getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(headingIn(page)).toHaveText('Who We Are Now');
});

test('what is published is shown although the site was not built again', async ({
  page,
  form,
  github,
}) => {
  await form.expand('Top of the page: ');
  await page.getByLabel('Main heading').fill('Published, Not Built');
  await expect(headingIn(page)).toHaveText('Published, Not Built');
  await form.publish();
  await page.reload();
  await expect(headingIn(page)).toHaveText('Published, Not Built');
  // what others have published as well
  const home = 'content/pages/home.json';
  const text = String(github.repository.head.files.get(home));
  github.repository.commit(
    { [home]: text.replace('Published, Not Built', 'By Others') },
    'Elsewhere',
  );
  await page.reload();
  await expect(headingIn(page)).toHaveText('By Others');
});

test.describe('in the colors of the frame', () => {
  // emulated ones would hide them
  test.use({ colorScheme: null });

  test('the page is shown at the width and in the colors that are chosen', async ({
    page,
    form,
  }) => {
    await form.main.waitFor();
    await page.getByRole('button', { name: 'Phone' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    const shown = () =>
      pageIn(page)
        .locator('html')
        .evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]);
    await expect.poll(shown).toEqual([390, true]);
    await page.getByRole('button', { name: 'Desktop' }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    await expect.poll(shown).toEqual([1280, false]);
  });
});

test('the page is seen as others see it, with changes', async ({ page, form }) => {
  await form.open('Pages', 'About');
  await form.expand('Address and search engines');
  await page.locator('[data-field=title]').fill('All About Us');
  await page
    .locator('[data-field=description]')
    .fill(
      'A description for search engines that is long enough to be one of them, at least seventy letters.',
    );
  await page.getByRole('button', { name: 'Search result' }).click();
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  const result = page.getByRole('article', { name: 'Search result on a phone, dark' });
  await expect(result).toContainText('All About Us');
  await expect(result).toContainText('A description for search engines');
  await page.getByRole('button', { name: 'Shared link' }).click();
  await expect(page.getByRole('article', { name: 'Shared link, dark' })).toContainText(
    'All About Us',
  );
  await expect(page.getByText(/drawn when the site was last built/).first()).toBeVisible();
});

test.describe('with a host that allows no frames', () => {
  // the browser reports what it blocks
  test.use({
    allowedErrors: [
      [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/, /api\.github\.com/],
      { scope: 'test' },
    ],
  });

  test('says that a host doesn’t allow the page beside the form', async ({ page, github }) => {
    await page.route('**/edit/frame/', async (route) => {
      const response = await route.fetch();
      const policy = { 'content-security-policy': "frame-ancestors 'none'" };
      await route.fulfill({ response, headers: { ...response.headers(), ...policy } });
    });
    await page.goto('/edit/');
    await signIn(page, [...github.tokens][0]);
    await page.getByRole('button', { name: /^About/ }).click();
    await expect(page.getByText(/host doesn’t allow its pages beside the form/)).toBeVisible();
  });
});
