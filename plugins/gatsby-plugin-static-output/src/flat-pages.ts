import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, removeFiles } from 'static-site/list-files';

/**
 * Copies `about/index.html` to `about.html`, and so for every page, so that hosts which look for either
 * file answer `/about` without a redirect. Deletes the copies of removed pages.
 */
export async function writeFlatPages(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('/index.html'));
  const copies = new Map(pages.map((file) => [`${path.posix.dirname(file)}.html`, file]));
  for (const [copy, page] of copies)
    await copyFile(path.join(folder, page), path.join(folder, copy));
  await removeFiles(
    folder,
    (file) => file.endsWith('.html') && !isPageOfItsOwn(file) && !copies.has(file),
  );
}

/** Whether a page is not a copy of this pass or an earlier one. */
function isPageOfItsOwn(file: string): boolean {
  return /(?:^|\/)index\.html$|^404\.html$/.test(file) || existsSync(path.join('static', file));
}
