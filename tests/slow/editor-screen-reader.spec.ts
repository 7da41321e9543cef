import type { Locator } from '@playwright/test';
import { editorBesideSite } from '../helpers/editor-beside-site';
import { expect, test as base } from '../helpers/editor-fixtures';
import { screenReaderIn } from '../helpers/screen-reader';

/* The editor by ear: what is said of each control, what is told of what happens, how the page is laid out. */

const test = base.extend<{ reader: Awaited<ReturnType<typeof screenReaderIn>> }>({
  reader: async ({ page, form }, use) => {
    await form.main.waitFor();
    await use(await screenReaderIn(page));
  },
});

test('the page has headings and landmarks, a title and a language', async ({ reader, page }) => {
  const phrases = await reader.read();
  expect(phrases.filter((phrase) => phrase.startsWith('heading, '))).toEqual([
    'heading, Edit the website, level 1',
    'heading, Pages, level 2',
    'heading, Services, level 2',
    'heading, Whole site, level 2',
    'heading, Ethical AI Consulting in West Virginia, level 2',
  ]);
  const landmark = /^(banner|main|navigation|region|form|contentinfo|complementary)\b/;
  expect(phrases.filter((phrase) => landmark.test(phrase))).toEqual([
    'banner',
    'main',
    'navigation, Content',
    'region, Pages',
    'region, Services',
    'region, Whole site',
    'form, Ethical AI Consulting in West Virginia',
  ]);
  await expect(page).toHaveTitle('Edit the website');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a control says what it is, what it is for, what it holds and how much fits', async ({
  reader,
  page,
  form,
}) => {
  const says = async (control: Locator, words: RegExp) => {
    await control.focus();
    await expect.poll(reader.last).toMatch(words);
  };
  const hero = await form.unfold('Hero: ');
  await says(
    hero.getByLabel('Main heading'),
    /^textbox, Main heading, Pioneering .*, The largest words .* For example: .* 43 of 80/,
  );
  await says(
    hero.getByLabel('Leads to').first(),
    /^combobox, Leads to, \/services, A page of this site, /,
  );
  await says(hero.getByLabel('Height'), /^combobox, Height, .* screen it takes/);
  await says(
    hero.getByRole('checkbox', { name: 'Night' }),
    /^checkbox, Night, .*words over it\., not checked$/,
  );
  await says(hero.getByRole('group', { name: 'Buttons' }), /^group, Buttons \(2\)/);
  await says(
    hero.getByRole('button', { name: 'Move down' }).first(),
    /^button, Move down: Link: Explore Our Services, not disabled, key shortcuts Alt\+ArrowDown$/,
  );
  const cards = await form.unfold('Service cards: ');
  await says(
    cards.getByRole('combobox', { name: 'Service' }).first(),
    /^combobox, Service, .* A service of this site/,
  );
  await form.open('Pages', 'Our Mission');
  const story = await form.unfold('Story: ');
  await says(
    story.getByRole('button', { name: /^Picture / }).first(),
    /^button, Picture Change quilt-dawn\.webp, /,
  );
  await form.open('Services', 'Ethical AI Audits');
  const icons = page.getByRole('group', { name: 'Icon' });
  await expect(icons).toHaveAccessibleDescription(/The sign on the card/);
  await icons.locator('summary').click();
  await says(
    icons.getByRole('radio', { name: 'a lighthouse' }),
    /^radio, a lighthouse, not checked, position/,
  );
});

test('what is done is told, in full and each time once', async ({ reader, page, form }) => {
  await form.open('Whole site', 'Navigation');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const done: readonly (readonly [Locator, string])[] = [
    [button('Move down: Link: Home'), '“Link: Home” is number 2 of 4 now.'],
    [button('Move down: Link: Home'), '“Link: Home” is number 3 of 4 now.'],
    [button('Take away: Link: About'), '“Link: About” is taken away. “Undo” brings it back.'],
    [button('Undo'), 'Undone.'],
    [button('Undo'), 'Undone.'],
    [button('Redo'), 'Done again.'],
    [button('Redo'), 'Done again.'],
    [button('Duplicate: Link: Services'), '“Link: Services” stands here twice now.'],
  ];
  const told: string[] = [];
  for (const [control, words] of done) {
    await control.click();
    told.push(`polite: ${words}`);
    await expect.poll(reader.told).toEqual(told);
  }
});

test('a save is told, and so is one that is refused', async ({ reader, page, form }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await form.saved();
  await page.getByLabel('Place').fill('');
  await page.keyboard.press('Control+s');
  await expect
    .poll(reader.told)
    .toEqual([
      'polite: Not saved yet',
      'polite: Saving …',
      'polite: Saved.',
      'polite: Not saved yet',
      'polite: Saving …',
      'polite: Not saved: one mistake to fix. Your work is kept.',
    ]);
  await expect.poll(reader.last).toBe('region, To fix: one mistake');
});

test('a mistake is told once its field was left, and said at the field', async ({
  reader,
  page,
  form,
}) => {
  await form.open('Whole site', 'Contact');
  const phone = page.getByLabel('Phone number');
  await phone.fill('304');
  await page.getByLabel('Place').focus();
  await expect
    .poll(async () => (await reader.told()).at(-1))
    .toMatch(/^polite: Contact › Phone number: /);
  const heard = await reader.told();
  await phone.focus();
  await expect.poll(reader.last).toMatch(/^textbox, Phone number, 304, .*To fix: .*invalid/);
  await page.getByLabel('Email address').focus();
  expect(await reader.told()).toEqual(heard);
});

test('a dialog has a name, and the rest is not there meanwhile', async ({ reader, page, form }) => {
  await form.open('Whole site', 'Contact');
  await page.getByRole('button', { name: 'New page' }).click();
  await expect.poll(reader.last).toMatch(/^textbox, Title/);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const there = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`);
  expect(there).toContain('dialog New page');
  expect(there).toContain('button Add');
  expect(there.filter((each) => /^(banner|main|navigation|form|button Save)/.test(each))).toEqual(
    [],
  );
});

test.describe('with a site beside it', () => {
  // another editor, which is another origin
  test.use({ allowedErrors: 'any' });

  test('the page beside the form has a name', async ({ page, editor: { content } }) => {
    const editor = await editorBesideSite(content.root);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(editor.url);
    const frame = page.getByRole('region', { name: 'Preview' }).locator('iframe');
    await expect(frame).toHaveAccessibleName('The page as it is saved');
    await editor.close();
  });
});
