import type { Page } from '@playwright/test';
import { startEditor } from 'content-editor/editor-server';
import type { FrameWindow } from 'content-editor/page-viewer';
import { siteEditor } from 'content-editor/site-editor';
import { servedPath } from '../../../src/model/paths';
import { fixtureTexts, fixtureContent } from '../../helpers/content/fixture-content';
import { shownElements } from '../../helpers/measure/shown-elements';
import {
  desktop,
  expect,
  hydrated,
  inOwnFonts,
  missingRoute,
  nightlyUnless,
  phone,
  test as base,
} from '../../helpers/site/fixtures';

/*
 * The frame beside the form of the editor shows each page as the build of the same content does. What differs on purpose is
 * left out by `shownElements`: what is around the components of the site, and the addresses of pictures.
 */

const test = base.extend<object, { editor: { readonly url: string; readonly key: string } }>({
  editor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const { close, ...editor } = await startEditor({
        ...siteEditor,
        root: fixtureContent,
      });
      await use(editor);
      await close();
    },
    { scope: 'worker' },
  ],
});

// the editor has an origin of its own
test.use({ allowedErrors: [[/another origin: \S+\/(?:frame\/|picture\?)/], { scope: 'test' }] });

const texts = fixtureTexts();
const pages = Object.keys(texts).filter((file) => file.startsWith('pages/'));

const views = [desktop, phone].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** What a page shows in each view. */
async function shownIn(page: Page) {
  // else parts out of view have the size in which they were last seen
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const shown = [];
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    shown.push({ size, colorScheme, elements: await shownElements(page) });
  }
  const landmarks = ['banner', 'main', 'contentinfo'] as const;
  const roles = landmarks.map((name) => page.getByRole(name).ariaSnapshot());
  return { shown, roles: await Promise.all(roles) };
}

type Editor = { readonly url: string; readonly key: string };

/** Opens the frame, as the form does, with a page of the fixture. */
async function openFrame(page: Page, editor: Editor, file: string) {
  await page.goto(new URL('/frame/', editor.url).href);
  await show(page, editor, file, texts);
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'false');
}

/** Shows a page in the frame, as each key in the form does. */
async function show(
  page: Page,
  editor: Editor,
  file: string,
  content: Readonly<Record<string, string>>,
) {
  const picture = `/picture?key=${editor.key}&path=`;
  await page.evaluate(
    ([files, shownFile, address]) => {
      const entries = Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, JSON.parse(text)]),
      );
      const pictureAt = (path: string) => ({ address: address + path, width: 960, height: 1200 });
      (window as FrameWindow).pageViewer?.show(
        { entries, file: shownFile, pictureAt },
        () => undefined,
      );
    },
    [content, file, picture] as const,
  );
}

for (const file of pages)
  test(
    `shows ${file} as the build does`,
    nightlyUnless(file === 'pages/home.json'),
    async ({ page, site, editor }) => {
      const { path } = JSON.parse(texts[file] ?? '') as { readonly path: string };
      await site.visit(servedPath(path) === path ? path : missingRoute);
      await hydrated(page);
      await inOwnFonts(page);
      const built = await shownIn(page);
      await openFrame(page, editor, file);
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
      // the drawings are in a file that the frame fetches, too
      await expect(async () => {
        expect(await shownIn(page)).toEqual(built);
      }).toPass();
    },
  );

test('shows the last page while a mistake leaves the footer without an address', async ({
  page,
  editor,
}) => {
  const contact = JSON.parse(texts['contact.json'] ?? '') as { details: { kind: string }[] };
  const details = contact.details.filter(({ kind }) => kind !== 'email');
  await openFrame(page, editor, 'pages/about.json');
  await show(page, editor, 'pages/home.json', {
    ...texts,
    'contact.json': JSON.stringify({ ...contact, details }),
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Mission');
  await show(page, editor, 'pages/home.json', texts);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Our Mission');
});
