import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { writePolicy } from '../../src/gatsby/post-build/csp';
import { loaderCode } from '../../src/gatsby/post-build/deferred-scripts';
import { fixturePublic } from './fixture-site';

/** Words of the pages that another version says otherwise. */
export const newWords = { 'AI for Good': 'AI for the Good' } as const;

type Difference = {
  /** Whether components have other names too, as after a change of templates. */
  readonly renamed: boolean;
};

const newComponents = {
  'component---src-templates-page-tsx': 'component---src-templates-leaf-tsx',
} as const;

/**
 * Lets the server have another version of the site from now on: other scripts and none of the old
 * ones, other results of static queries, other data and HTML, each fitting the others.
 */
export async function deploy(page: Page, { renamed }: Difference): Promise<void> {
  const names = namesOf(renamed);
  const toNew = (text: string) => replace(text, names);
  const toOld = (text: string) => replace(text, new Map([...names].map(([a, b]) => [b, a])));
  await page.route('**/*', async (route) => {
    const asked = new URL(route.request().url());
    // what only the old version has
    if (toOld(asked.pathname) === asked.pathname && toNew(asked.pathname) !== asked.pathname)
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    return answer(route, new URL(toOld(asked.href)), toNew);
  });
}

async function answer(route: Route, url: URL, toNew: (text: string) => string): Promise<void> {
  const response = await route.fetch({ url: url.href });
  const type = response.headers()['content-type'] ?? '';
  if (!/html|javascript|json/.test(type)) return route.fulfill({ response });
  const text = toNew(await response.text());
  const isPage = type.includes('html') && text.includes('Content-Security-Policy');
  return route.fulfill({ response, body: isPage ? writePolicy(text, loaderCode(text)) : text });
}

/** What is called otherwise in the new version, from old to new. */
function namesOf(renamed: boolean): Map<string, string> {
  const appData = JSON.parse(readFileSync(`${fixturePublic}/page-data/app-data.json`, 'utf8')) as {
    readonly webpackCompilationHash: string;
  };
  const found = (folder: string, pattern: RegExp) =>
    readdirSync(folder).map((file) => pattern.exec(file)?.[1] ?? '');
  const hashes = [
    appData.webpackCompilationHash,
    ...found(fixturePublic, /-([0-9a-f]{8})\.js$/),
    ...found(`${fixturePublic}/page-data/sq/d`, /^(\d+)\.json$/),
  ].filter((name) => name !== '');
  return new Map([
    ...hashes.map((name) => [name, Array.from(name).reverse().join('')] as const),
    ...Object.entries(newWords),
    ...(renamed ? Object.entries(newComponents) : []),
  ]);
}

function replace(text: string, names: ReadonlyMap<string, string>): string {
  return [...names].reduce((so, [name, other]) => so.replaceAll(name, other), text);
}
