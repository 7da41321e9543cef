import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from 'static-site/compress';
import { filesOf } from 'static-site/list-files';

const runnable = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const deferred = /<template id="deferred-scripts">[\s\S]*?<\/template>/g;

/**
 * Makes the baseline of a built site: the same pages, styles, fonts and pictures without any script.
 * @param site the built folder
 * @param baseline the empty folder to write
 */
export async function makeBaseline(site: string, baseline: string): Promise<void> {
  await cp(site, baseline, {
    recursive: true,
    filter: (file) => !/\.(?:js|map)$|page-data/.test(path.relative(site, file)),
  });
  for (const file of await filesOf(baseline)) {
    const at = path.join(baseline, file);
    if (file.endsWith('.html')) await writeFile(at, withoutScripts(await readFile(at, 'utf8')));
  }
  await compressFiles(baseline);
}

/** A page without scripts. The policy stays, since its unused hashes cost next to nothing. */
export function withoutScripts(html: string): string {
  return html.replaceAll(deferred, '').replaceAll(runnable, '');
}
