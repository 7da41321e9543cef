import { expect, type Locator, type Page, test } from '@playwright/test';
import { queriesIn } from 'browser-testing/engines/engine-queries';
import { describeEngines } from 'browser-testing/engines/engines';
import { formOf } from 'content-editor/testing/editor-fixtures';
import { editorBesidePages } from '../../helpers/editor/editor-beside-pages';
import { choosePicture } from '../../helpers/editor/form-steps';
import { seeAsOthers } from '../../helpers/editor/seen-by-others';
import { ways } from '../../helpers/editor/ways';

/* The page beside the form, on the own computer. */

const { content, url } = editorBesidePages();

type Node = {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly children?: readonly Node[];
  readonly contentDocument?: Node;
};

/** The font that draws the first element of a name in the frame; others may be loaded, and not used. */
async function fontOf(page: Page, name: string): Promise<string | undefined> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: -1, pierce: true });
  const nodesBelow = (node: Node): readonly Node[] => [
    node,
    ...(node.children ?? []).flatMap(nodesBelow),
    ...(node.contentDocument ? nodesBelow(node.contentDocument) : []),
  ];
  const framed = nodesBelow(root).find(({ contentDocument }) => contentDocument);
  const found = framed && nodesBelow(framed).find(({ nodeName }) => nodeName === name);
  const { nodeId = 0 } = found ?? {};
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts[0]?.familyName;
}

// so wide that the page is not scaled, for which Playwright would click beside what it means
test.use({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' });

test('a change is shown with each key, where the page is scrolled to, and discarded again', async ({
  page,
}) => {
  await page.goto(url());
  const form = formOf(page);
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = await heading.innerText();

  await form.expand('Top of the page: ');
  await page.getByLabel('Main heading').focus();
  await expect(frame.locator('[data-editor-highlight~=focused]')).toBeInViewport();
  await frame.locator('html').evaluate(() => scrollTo(0, 300));
  await page.getByLabel('Main heading').fill('Plain AI for the Mountain State');
  await expect(heading).toHaveText('Plain AI for the Mountain State');
  await expect(page.getByText('With your changes')).toBeVisible();
  expect(await frame.locator('html').evaluate(() => scrollY)).toBe(300);
  expect(content.read('pages/home.json')).not.toContain('Plain AI');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText(before);
  await expect(page.getByText('Without changes')).toBeVisible();
});

test('a mistake is shown as it is, and the form says what is still needed; other files are shown, too', async ({
  page,
}) => {
  await page.goto(url());
  const form = formOf(page);
  const frame = page.frameLocator('iframe');
  await form.open('Pages', 'About');
  await form.expand('Top of the page: ');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Our Mission');
  await page.getByLabel('Main heading').fill('');
  await expect(heading).toHaveText('');
  await expect(page.getByText(/Still needed: .*Main heading$/)).toBeVisible();
  await form.open('Whole site', 'Contact');
  const place = await form.expand('Contact detail: Location');
  await place.getByLabel('Text', { exact: true }).fill('Beckley, WV');
  await expect(frame.getByText('Beckley, WV').first()).toBeAttached();
});

test('sections are shown in their new order, and an uploaded picture in its place', async ({
  page,
}) => {
  await page.goto(url());
  const form = formOf(page);
  const frame = page.frameLocator('iframe');
  await form.open('Pages', 'About');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Our Mission');
  const titles = () => frame.locator('main section h2').allInnerTexts();
  const [first = '', second = ''] = await titles();
  await page.locator('summary', { hasText: first }).press('Alt+ArrowDown');
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);

  const story = await form.expand('Story: ');
  await story.getByRole('button', { name: /^Picture Change/ }).click();
  await choosePicture(page, 'river.jpg');
  await page.getByLabel('For someone who can’t see it').fill('A river');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(frame.getByRole('img', { name: 'A river' })).toBeAttached();
});

test('the preview scrolls to the edited section, and marks the hovered one', async ({ page }) => {
  await page.goto(url());
  const form = formOf(page);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await form.expand('Banner: ');
  await page.locator('[data-section="2"]').getByLabel('Heading').focus();
  const banner = frame.getByRole('heading', { name: /Ready to Transform/ });
  await expect(banner).toBeInViewport();
  await expect(frame.getByRole('heading', { level: 1 })).not.toBeInViewport();

  await banner.hover();
  await expect(page.locator('[data-section="2"]')).toHaveAttribute('data-seen');
  await expect(page.locator('[data-section="0"]')).not.toHaveAttribute('data-seen');
});

test('a new page is shown', async ({ page }) => {
  await page.goto(url());
  const form = formOf(page);
  await form.open('Pages', 'Contact');
  await page.getByRole('button', { name: 'Duplicate this page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Our Office');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Our Office');
});

test('the page is shown at the width and in the colors that are chosen, also after a reload', async ({
  browser,
}) => {
  // emulated colors would hide those of the frame
  const page = await browser.newPage({ colorScheme: null });
  await page.goto(url());
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  const html = page.frameLocator('iframe').locator('html');
  const shown = () =>
    html.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]);
  await expect.poll(shown).toEqual([390, true]);
  await page.reload();
  await expect.poll(shown).toEqual([390, true]);
  await page.getByRole('button', { name: 'Desktop' }).click();
  await page.getByRole('button', { name: 'Light' }).click();
  await expect.poll(shown).toEqual([1280, false]);
  await page.close();
});

for (const way of ways) {
  test(`${way.name}, a page is seen as on a phone, in the dark, as a search result and as a shared link, in four clicks`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ colorScheme: null, ...way.window });
    const hand = way.handOf(page);
    const form = formOf(page, hand);
    await page.goto(url());
    await form.main.waitFor();
    await seeAsOthers(page, form, hand);
    await page.close();
  });
}

test('on a phone, the page has all but one row below the bar of the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url());
  const form = formOf(page);
  await form.main.waitFor();
  await form.show('page');
  await expect(page.getByText('Without changes')).toBeVisible();
  const [bar, frame] = await Promise.all(
    [page.getByRole('banner'), page.locator('iframe')].map((part) => part.boundingBox()),
  );
  expect((frame?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(2 * 44);
});

test('the 404 page is shown as visitors see it', async ({ page }) => {
  await page.goto(url());
  await formOf(page).open('Pages', 'Page Not Found');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Does Not Go Through');
});

test('the page logs no error, and has the fonts of the site each time', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url());
  for (let times = 0; times < 3; times += 1) {
    await page.reload();
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect.poll(() => fontOf(page, 'H1')).toMatch(/^Besley/);
  }
  expect(errors).toEqual([]);
});

test('a click in the page opens its field in the form, wherever its content is', async ({
  page,
}) => {
  await page.goto(url());
  const frame = page.frameLocator('iframe');
  const focused = page.locator('[data-field]:focus');
  const edits = async (part: Locator, file: string, field: string) => {
    // at its place, which the link of a card may cover
    await part.click({ force: true });
    await expect(focused).toHaveAttribute('data-field', field);
    await expect(page.getByRole('form').getByRole('heading', { level: 2 })).toHaveText(file);
    await expect(frame.locator('[data-editor-highlight~=focused]').first()).toBeVisible();
  };
  const home = await page.getByRole('form').getByRole('heading', { level: 2 }).innerText();
  await edits(frame.getByRole('heading', { level: 1 }), home, 'sections[0].heading');
  await edits(
    frame.getByRole('link', { name: 'Get a Consultation' }),
    home,
    'sections[0].actions[1].label',
  );
  const card = frame.getByRole('heading', { name: 'AI Strategy Consulting' });
  await edits(card, 'AI Strategy Consulting', 'title');
  await edits(card.locator('svg').first(), 'AI Strategy Consulting', 'icon');
  await edits(frame.getByRole('banner').getByText('Example and Company'), 'Site', 'name');
  await edits(
    frame.getByRole('contentinfo').getByRole('link', { name: 'Our Services' }),
    'Navigation',
    'quickLinks.links[1].label',
  );
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Pioneering');
});

test('a click finds a field of a new section, and a picture', async ({ page }) => {
  await page.goto(url());
  const form = formOf(page);
  await form.open('Pages', 'About');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Our Mission');
  await page.getByText('Add a section').click();
  await page.getByRole('button', { name: /^Text/ }).click();
  const entry = page.locator('[data-field="sections[4]"]');
  await entry.getByRole('textbox', { name: 'Heading' }).fill('In Spring');
  const paragraphs = entry.getByRole('textbox', { name: /^Paragraphs/ });
  await paragraphs.fill('We open a second room.');
  await entry.getByRole('textbox', { name: 'Heading' }).focus();
  await frame.getByText('We open a second room.').click();
  await expect(paragraphs).toBeFocused();
  await frame
    .getByRole('img', { name: /quilt/i })
    .first()
    // decoration may be in front of it
    .click({ force: true });
  await expect(page.locator('[data-field]:focus')).toHaveAttribute('data-field', /picture\.src$/);
});

test('the field with the focus is marked in the page, and Enter on a link there edits it', async ({
  page,
}) => {
  await page.goto(url());
  const form = formOf(page);
  const frame = page.frameLocator('iframe');
  const marked = frame.locator('[data-editor-highlight~=focused]');
  await form.expand('Banner: ');
  await page.locator('[data-section="2"]').getByLabel('Heading').focus();
  await expect(marked).toHaveText('Ready to Transform Your Business with AI?');
  await frame.getByRole('link', { name: 'Explore Our Services' }).press('Enter');
  await expect(page.locator('[data-field]:focus')).toHaveValue('Explore Our Services');
  await expect(marked).toHaveText('Explore Our Services');
});

test('a link that is followed in the page opens its page in the form; Back and Forward move both', async ({
  page,
}) => {
  await page.goto(url());
  const form = formOf(page);
  await form.open('Pages', 'About');
  const frame = page.frameLocator('iframe');
  const shows = async (file: string, words: string) => {
    await expect(form.main.getByRole('heading', { level: 2 })).toHaveText(file);
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(words);
  };
  await shows('About', 'Our Mission');
  await page.getByLabel('Follow links').check();
  await frame
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await frame.getByRole('heading', { level: 1 }).hover();
  await shows('Contact', 'Let');
  await page.goBack();
  await shows('About', 'Our Mission');
  await page.goForward();
  await shows('Contact', 'Let');
  await form.open('Pages', 'About');
  await shows('About', 'Our Mission');
  await page.goBack();
  await shows('Contact', 'Let');
  await page.reload();
  await shows('Contact', 'Let');
});

test('the page stays below its bar while sections are opened', async ({ page }) => {
  await page.goto(url());
  const form = formOf(page);
  await form.open('Pages', 'Services');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Careful Work');
  const place = () =>
    page.locator('iframe').evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  for (const section of ['Steps: ', 'Service cards: ', 'Banner: ']) {
    await form.expand(section);
    await expect.poll(() => frame.locator('html').evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await place()).toBe(before);
  }
});

describeEngines((engine, name) => {
  test('the preview shows what is written, scrolls to the edited section, and marks the hovered one', async () => {
    test.setTimeout(180_000);
    const { becomes, click, found, write } = queriesIn(engine);
    const inFrame = (expression: string, value: unknown) =>
      expect
        .poll(
          () =>
            engine()
              .runInFrame(`return ${expression}`)
              .catch(() => undefined),
          {
            message: expression,
            timeout: 60_000,
          },
        )
        .toEqual(value);
    const seen =
      "[...document.querySelectorAll('[data-seen]')].map((each) => each.dataset.section)";
    await engine().resize(1440, 900);
    await engine().open(url());
    await found('button', /^About/);
    await click('button', /^About/);
    await inFrame("document.querySelector('h1')?.textContent.includes('Our Mission')", true);

    await engine().click('[data-section="0"] summary');
    await write(/^Main heading/, `Our Mission in ${name}`);
    await click('button', 'Write to the files');
    await becomes('status', '', "it?.textContent.includes('Written to the files.')");
    await inFrame("document.querySelector('h1').textContent", `Our Mission in ${name}`);

    // a tall section without links, so that the click hits nothing else
    await engine().click('[data-section="1"] summary');
    await inFrame('scrollY > 0', true);
    await engine().click('iframe');
    await expect.poll(() => engine().run(`return ${seen}`)).toEqual(['1']);
  });
});
