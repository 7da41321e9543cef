import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const runnable = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const deferred = /<template id="deferred-scripts">[\s\S]*?<\/template>/g;

/**
 * Makes the baseline of a built site: the same pages, styles, fonts and pictures without any script.
 * @param site the built folder
 * @param baseline the folder to write, deleted before
 */
export async function makeBaseline(site: string, baseline: string): Promise<void> {
  await rm(baseline, { recursive: true, force: true });
  await cp(site, baseline, {
    recursive: true,
    filter: (file) => !/\.(?:js|map)$|page-data/.test(path.relative(site, file)),
  });
  const entries = await readdir(baseline, { recursive: true, encoding: 'utf8' });
  for (const entry of entries.filter((name) => name.endsWith('.html'))) {
    const file = path.join(baseline, entry);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
}

/** A page without scripts. The policy stays: the hashes it lists beyond need cost next to nothing. */
export function withoutScripts(html: string): string {
  return html.replaceAll(deferred, '').replaceAll(runnable, '');
}
