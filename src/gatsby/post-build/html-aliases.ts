import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from './list-files';

/**
 * Writes every page once more as a file of its own name, `about.html` beside `about/index.html`: so
 * `/about` is answered without a redirect by hosts that look for either. Copies of pages that are
 * gone go too.
 *
 * @param folder where the site was built.
 */
export async function writeFlatPages(folder: string): Promise<void> {
  const files = await filesOf(folder);
  const copies = new Map(
    files
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => [`${path.posix.dirname(file)}.html`, file]),
  );
  for (const [copy, page] of copies)
    await copyFile(path.join(folder, page), path.join(folder, copy));
  const orphans = files.filter(
    (file) => file.endsWith('.html') && !isPageOfItsOwn(file) && !copies.has(file),
  );
  for (const orphan of orphans) await rm(path.join(folder, orphan));
}

/** Neither a copy that this pass has made nor one it might have made before. */
function isPageOfItsOwn(file: string): boolean {
  return /(?:^|\/)index\.html$|^404\.html$/.test(file) || existsSync(path.join('static', file));
}
