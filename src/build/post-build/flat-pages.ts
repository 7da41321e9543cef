import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { removeFiles } from 'static-site/list-files';
import { isStatic } from './static-files';

/**
 * Deletes the copies that an earlier build has made (`about.html`), since some may be of pages that are
 * gone. The others are made again.
 */
export const removeFlatPages = (folder: string): Promise<void> =>
  removeFiles(folder, (file) => file.endsWith('.html') && !isPageOfItsOwn(file));

/**
 * Copies `about/index.html` to `about.html`, and so for every page, so that hosts which look for either
 * file answer `/about` without a redirect.
 * @param pages the paths of their files
 */
export async function writeFlatPages(folder: string, pages: readonly string[]): Promise<void> {
  for (const page of pages.filter((file) => file.endsWith('/index.html')))
    await copyFile(path.join(folder, page), path.join(folder, `${path.posix.dirname(page)}.html`));
}

/** Whether a file is a page and no copy of one. */
function isPageOfItsOwn(file: string): boolean {
  return /(?:^|\/)index\.html$|^404\.html$/.test(file) || isStatic(file);
}
