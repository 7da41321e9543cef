import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, removeFiles } from 'static-site/list-files';

/** Deletes the copies of an earlier build, which no pass has to change, and some of which are of removed pages. */
export const removeFlatPages = (folder: string): Promise<void> =>
  removeFiles(folder, (file) => file.endsWith('.html') && !isPageOfItsOwn(file));

/**
 * Copies `about/index.html` to `about.html`, and so for every page, so that hosts which look for either
 * file answer `/about` without a redirect.
 */
export async function writeFlatPages(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('/index.html'));
  for (const page of pages)
    await copyFile(path.join(folder, page), path.join(folder, `${path.posix.dirname(page)}.html`));
}

/** Whether a page is not a copy. */
function isPageOfItsOwn(file: string): boolean {
  return /(?:^|\/)index\.html$|^404\.html$/.test(file) || existsSync(path.join('static', file));
}
