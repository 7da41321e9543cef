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
  nightUnless,
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

/** Opens the frame, as the form does, with a page of the fixture. */
async function openFrame(page: Page, editor: { url: string; key: string }, file: string) {
  await page.goto(new URL('/frame/', editor.url).href);
  const picture = `/picture?key=${editor.key}&path=`;
  await page.evaluate(
    ([fixture, shownFile, address]) => {
      const entries = Object.fromEntries(
        Object.entries(fixture).map(([name, text]) => [name, JSON.parse(text)]),
      );
      const pictureAt = (path: string) => ({ address: address + path, width: 960, height: 1200 });
      (window as FrameWindow).pageViewer?.show(
        { entries, file: shownFile, pictureAt },
        () => undefined,
      );
    },
    [texts, file, picture] as const,
  );
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'false');
}

for (const file of pages)
  test(
    `shows ${file} as the build does`,
    nightUnless(file === 'pages/home.json'),
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
