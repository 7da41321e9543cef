import type { Locator } from '@playwright/test';
import { editorBesideSite } from './helpers/editor-beside-site';
import { expect, test as base } from './helpers/editor-fixtures';
import { screenReaderIn } from './helpers/screen-reader';

/* The editor with a screen reader: names of controls, announcements, landmarks and headings. */

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
    'heading, Home, level 2',
    'heading, How a change reaches visitors, level 3',
  ]);
  const landmark = /^(banner|main|navigation|region|form|contentinfo|complementary)\b/;
  expect(phrases.filter((phrase) => landmark.test(phrase))).toEqual([
    'banner',
    'main',
    'navigation, Content',
    'region, Pages',
    'region, Services',
    'region, Whole site',
    'form, Home',
    'region, How a change reaches visitors',
  ]);
  await expect(page).toHaveTitle('Edit the website');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a control has a role, name, value, description and length limit', async ({
  reader,
  page,
  form,
}) => {
  const reads = async (control: Locator, phrase: RegExp) => {
    await control.focus();
    await expect.poll(reader.last).toMatch(phrase);
  };
  const hero = await form.expand('Hero: ');
  await reads(
    hero.getByLabel('Main heading'),
    /^textbox, Main heading, .*The largest words.* For example: .* 43 of 80/,
  );
  await reads(hero.getByLabel('Label').first(), /^textbox, Label, Explore Our Services, .* of 40/);
  await reads(
    hero.getByLabel('Goes to').first(),
    /^combobox, Goes to, \/services, A page of this site, /,
  );
  await reads(
    hero.getByRole('checkbox', { name: 'Night' }),
    /^checkbox, Night, .*Shows the scene at night.*, not checked$/,
  );
  await reads(hero.getByRole('group', { name: 'Buttons' }), /^group, Buttons \(2\)/);
  await reads(
    hero.getByRole('button', { name: 'Move down' }).first(),
    /^button, Move down: Link: Explore Our Services, not disabled, key shortcuts Alt\+ArrowDown$/,
  );
  const cards = await form.expand('Service cards: ');
  await reads(
    cards.getByRole('combobox', { name: 'Service' }).first(),
    /^combobox, Service, .* A service of this site/,
  );
  await form.open('Pages', 'About');
  const story = await form.expand('Story: ');
  await reads(
    story.getByRole('button', { name: /^Picture / }).first(),
    /^button, Picture Change quilt-dawn, /,
  );
  await reads(
    story
      .getByRole('group', { name: 'Where its subject is' })
      .getByRole('slider', { name: 'From left to right' }),
    /^slider, From left to right.* This part stays in view/,
  );
  await form.open('Services', 'Ethical AI Audits');
  const icons = page.getByRole('group', { name: 'Icon' });
  await expect(icons).toHaveAccessibleDescription(/On the card/);
  await icons.locator('summary').click();
  await reads(
    icons.getByRole('radio', { name: 'a teacher at the board' }),
    /^radio, a teacher at the board, not checked, position/,
  );
});

test('each action is announced in full, once', async ({ reader, page, form }) => {
  await form.open('Whole site', 'Navigation');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const done: readonly (readonly [Locator, string])[] = [
    [button('Move down: Link: Home'), '“Link: Home” is now number 2 of 4.'],
    [button('Move down: Link: Home'), '“Link: Home” is now number 3 of 4.'],
    [button('Remove: Link: About'), '“Link: About” is removed. “Undo” brings it back.'],
    [button('Undo'), 'Undone: Links in the header of “Navigation”.'],
    [button('Undo'), 'Undone: Links in the header of “Navigation”.'],
    [button('Redo'), 'Redone: Links in the header of “Navigation”.'],
    [button('Redo'), 'Redone: Links in the header of “Navigation”.'],
    [button('Duplicate: Link: Services'), '“Link: Services” is duplicated.'],
  ];
  const announced: string[] = [];
  for (const [control, message] of done) {
    await control.click();
    announced.push(`polite: ${message}`);
    await expect.poll(reader.announcements).toEqual(announced);
  }
});

test('that changes are written, or not, is announced', async ({ reader, page, form }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await form.written();
  await page.getByLabel('Place').fill('');
  await page.keyboard.press('Control+s');
  await expect
    .poll(reader.announcements)
    .toEqual([
      'polite: Kept, not yet in the files',
      'polite: Writing…',
      'polite: Written to the files.',
      'polite: Kept, not yet in the files',
      'polite: Writing…',
      'polite: Not written: one mistake to fix. What you have typed is kept.',
    ]);
  await expect.poll(reader.last).toBe('region, One mistake to fix');
});

test('a mistake is announced when the focus leaves its field, and described at the field', async ({
  reader,
  page,
  form,
}) => {
  await form.open('Whole site', 'Contact');
  const phone = page.getByLabel('Phone number');
  await phone.fill('304');
  await page.getByLabel('Place').focus();
  await expect
    .poll(async () => (await reader.announcements()).at(-1))
    .toMatch(/^polite: Contact › Phone number: /);
  const announced = await reader.announcements();
  await phone.focus();
  await expect.poll(reader.last).toMatch(/^textbox, Phone number, 304, .*Mistake: .*invalid/);
  await page.getByLabel('Email address').focus();
  expect(await reader.announcements()).toEqual(announced);
});

test('a dialog has a name, and the rest is inert meanwhile', async ({ reader, page, form }) => {
  await form.open('Whole site', 'Contact');
  await page.getByRole('button', { name: 'New page' }).click();
  await expect.poll(reader.last).toMatch(/^textbox, Title/);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const exposed = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`);
  expect(exposed).toContain('dialog New page');
  expect(exposed).toContain('button Add');
  expect(
    exposed.filter((element) => /^(banner|main|navigation|form .|button Write)/.test(element)),
  ).toEqual([]);
});

test.describe('with a preview', () => {
  // another editor has another origin
  test.use({ allowedErrors: 'any' });

  test('the frame has a name', async ({ page, editor: { content } }) => {
    const editor = await editorBesideSite(content.root);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(editor.url);
    const frame = page.getByRole('region', { name: 'Preview' }).locator('iframe');
    await expect(frame).toHaveAccessibleName('The page');
    await editor.close();
  });
});
