import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { writePolicy } from 'gatsby-plugin-content-policy/page-policy';
import { fixturePublic } from '../builds/fixture-site';

/** Text of the pages that the new version changes. */
export const newWords = { 'AI for Good': 'AI for the Good' } as const;

type Difference = {
  /** Whether components are renamed, as after a change of templates. */
  readonly renamed: boolean;
};

const newComponents = {
  'component---src-templates-page-tsx': 'component---src-templates-leaf-tsx',
} as const;

/**
 * Lets the server have a new version of the site from now on: new scripts without the old ones, new
 * results of static queries, and data and HTML that match.
 */
export async function deploy(page: Page, { renamed }: Difference): Promise<void> {
  const names = namesOf(renamed);
  const toNew = (text: string) => replace(text, names);
  const toOld = (text: string) => replace(text, new Map([...names].map(([a, b]) => [b, a])));
  await page.route('**/*', async (route) => {
    const { pathname, href } = new URL(route.request().url());
    // files that only the old version has
    if (toOld(pathname) === pathname && toNew(pathname) !== pathname)
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    return answer(route, new URL(toOld(href)), toNew);
  });
}

async function answer(route: Route, url: URL, toNew: (text: string) => string): Promise<void> {
  const response = await route.fetch({ url: url.href });
  const type = response.headers()['content-type'] ?? '';
  if (!/html|javascript|json/.test(type)) return route.fulfill({ response });
  const text = toNew(await response.text());
  const inlineScripts = inlineIn(text);
  const isPage = type.includes('html') && inlineScripts.length > 0;
  const policy = { scripts: [], inlineScripts, scriptsHint: '' };
  return route.fulfill({ response, body: isPage ? writePolicy(text, policy) : text });
}

/** The inline scripts of a page, the last without Gatsby's globals; none for other files. */
const inlineIn = (html: string) =>
  Array.from(
    html.matchAll(
      /(?:<body[^>]*><script>|___webpackCompilationHash="[^"]*";)((?:(?!<\/script>).)+)<\/script>/gs,
    ),
    ([, code = '']) => code,
  );

/** What the new version renames, from old to new. */
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
  return [...names].reduce((result, [name, newName]) => result.replaceAll(name, newName), text);
}
