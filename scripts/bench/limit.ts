import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const runnable = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const waiting = /<template id="late-scripts">[\s\S]*?<\/template>/g;

/**
 * Makes the limit of a built site: the same pages, styles, fonts and pictures without any script.
 * Whatever the site is slower by is the price of its scripts.
 * @param site the built folder
 * @param limit a folder that is made anew
 */
export async function makeLimit(site: string, limit: string): Promise<void> {
  await rm(limit, { recursive: true, force: true });
  await cp(site, limit, {
    recursive: true,
    filter: (file) => !/\.(?:js|map)$|page-data/.test(path.relative(site, file)),
  });
  const entries = await readdir(limit, { recursive: true, encoding: 'utf8' });
  for (const entry of entries.filter((name) => name.endsWith('.html'))) {
    const file = path.join(limit, entry);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
}

/** A page without scripts. The policy stays: the hashes it lists beyond need cost next to nothing. */
export function withoutScripts(html: string): string {
  return html.replaceAll(waiting, '').replaceAll(runnable, '');
}
