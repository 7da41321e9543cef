import { mkdir, rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { command } from 'command-line/command';
import { hydrated, inOwnFonts } from '../tests/helpers/site/fixtures';
import { loadPictures } from '../tests/helpers/site/load-pictures';
import { siteOf } from '../tests/helpers/site/site';
import { pagesAtRest, states, type State } from '../tests/helpers/site/page-states';
import { visitBuiltSite } from './support/built-site';
import { contactSheet, type Shot } from './support/contact-sheet';

const folder = 'screenshots';
const widths = [360, 768, 1280, 1920] as const;

/** How many pages are rendered in parallel. */
const lanes = 3;

type Look = { readonly name: string; readonly media: Parameters<Page['emulateMedia']>[0] };

/** The default look; each look is a row of the contact sheet, in the light and in the dark scheme. */
const rest: Look = { name: '', media: { contrast: null, forcedColors: null, media: null } };
const looks: readonly Look[] = [
  rest,
  { name: ', more contrast', media: { contrast: 'more' } },
  { name: ', forced colors', media: { contrast: null, forcedColors: 'active' } },
  { name: ', print', media: { forcedColors: null, media: 'print' } },
];

/** The rows and columns of the contact sheet; a cell without a picture is empty. */
const rows = [
  ...looks.flatMap(({ name }) => pagesAtRest.map((state) => `${state.name}${name}`)),
  ...states.map((state) => state.name),
];
const columns = ['light', 'dark'].flatMap((scheme) => widths.map((width) => `${scheme} ${width}`));

type Task = { readonly state: State; readonly width: number; readonly looks: readonly Look[] };

/**
 * `npm run screenshots`: captures every page and state of the built site at four widths,
 * light and dark, in `screenshots/`, with a contact sheet.
 */
command(() =>
  visitBuiltSite(async (browser, url) => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const waiting = tasks();
    const shots: Shot[] = [];
    const lane = async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        shots.push(...(await draw(browser, url, task)));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const sheet = `${folder}/contact-sheet.png`;
    await contactSheet({ shots, rows, columns, file: sheet });
    console.log(`${shots.length} screenshots in ${folder}/, with an overview in ${sheet}`);
  }),
);

/** Widest first, since they take longest. */
function tasks(): Task[] {
  return widths
    .toReversed()
    .flatMap((width) => [
      ...pagesAtRest.map((state) => ({ state, width, looks })),
      ...states
        .filter(({ below = Infinity }) => width < below)
        .map((state) => ({ state, width, looks: [rest] })),
    ]);
}

async function draw(browser: Browser, url: string, { state, width, looks }: Task): Promise<Shot[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 768 ? 800 : 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(state.route);
  await hydrated(page);
  await inOwnFonts(page, { atOnce: true });
  await state.arrange?.(siteOf(page));
  const shots: Shot[] = [];
  for (const { name, media } of looks) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (media?.media === 'print' && colorScheme === 'dark') continue;
      await page.emulateMedia({ ...media, colorScheme });
      await loadPictures(page);
      const row = `${state.name}${name}`;
      const file = `${folder}/${row.replaceAll(/\W+/g, '-')}-${colorScheme}-${width}.png`;
      // a state is captured as on the screen, a page at rest in full length
      await page.screenshot({ path: file, fullPage: !state.arrange });
      shots.push({ file, row, column: `${colorScheme} ${width}` });
    }
  }
  await context.close();
  return shots;
}
