import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { loadPictures } from '../helpers/site/load-pictures';
import { pagesAtRest, states, type State } from '../helpers/site/page-states';
import { siteOf } from '../helpers/site/site';
import { openPage } from './open-page';

const folder = 'screenshots';
const widths = [360, 768, 1280, 1920] as const;

type Look = { readonly name: string; readonly media: Parameters<Page['emulateMedia']>[0] };

/** The default look, and those of pages at rest. */
const rest: Look = { name: '', media: {} };
const looks: readonly Look[] = [
  rest,
  { name: ', more contrast', media: { contrast: 'more' } },
  { name: ', forced colors', media: { contrast: null, forcedColors: 'active' } },
  { name: ', print', media: { forcedColors: null, media: 'print' } },
];

/** A screenshot, and the row of the overview that it is in. */
type Shot = { readonly row: string; readonly file: string };

/** Captures every page and state at each width, light and dark, and writes a page that shows them all. */
export async function captureEveryState(browser: Browser, url: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const captured = await Promise.all(
    widths.map(async (width) => {
      const shots: Shot[] = [];
      for (const state of pagesAtRest) shots.push(...(await capture(browser, url, state, width)));
      for (const state of states.filter(({ below = Infinity }) => width < below))
        shots.push(...(await capture(browser, url, state, width)));
      return shots;
    }),
  );
  const overview = `${folder}/index.html`;
  await writeFile(overview, overviewOf(captured.flat()));
  console.log(`${captured.flat().length} screenshots in ${folder}/, all of them in ${overview}`);
}

/** A state is captured as on the screen, a page at rest in full length and in every look. */
async function capture(
  browser: Browser,
  url: string,
  { name, route, arrange }: State,
  width: number,
): Promise<Shot[]> {
  const viewport = { width, height: width < 768 ? 800 : 1000 };
  const page = await openPage(browser, url + route, { baseURL: url, viewport });
  await arrange?.(siteOf(page));
  const shots: Shot[] = [];
  for (const look of arrange ? [rest] : looks) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (look.media?.media === 'print' && colorScheme === 'dark') continue;
      await page.emulateMedia({ ...look.media, colorScheme });
      await loadPictures(page);
      const row = name + look.name;
      const file = `${row.replaceAll(/\W+/g, '-')}-${colorScheme}-${width}.png`;
      await page.screenshot({ path: `${folder}/${file}`, fullPage: !arrange });
      shots.push({ row, file });
    }
  }
  await page.close();
  return shots;
}

function overviewOf(shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map(({ row }) => row))].map((row) => {
    const pictures = shots
      .filter((shot) => shot.row === row)
      .map(({ file }) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${row}</h2>\n<p>${pictures.join('\n')}</p>`;
  });
  const style =
    'p { display: flex; gap: 1em } img { width: 14em; max-height: 50em; object-fit: cover; object-position: top }';
  return `<!doctype html>\n<title>Screenshots</title>\n<style>${style}</style>\n${rows.join('\n')}\n`;
}
