import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePolicy } from './csp';
import { stripHtml } from './strip-html';
import { startLate, starterCode } from './deferred-scripts';
import { filesOf } from './list-files';

/**
 * A pass over every written page, since Gatsby stitches its scripts in after every other chance to
 * change them: scripts wait for the starter, then the policy is computed from what is really there.
 * Running it again over the same pages changes nothing.
 *
 * @param folder where the site was built.
 */
export async function finishPages(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('.html'));
  await Promise.all(pages.map((page) => finishPage(path.join(folder, page))));
}

async function finishPage(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    const starter = starterCode(html);
    await writeFile(file, writePolicy(startLate(stripHtml(html), starter), starter));
  } catch (error) {
    throw new Error(`${file} could not be finished.`, { cause: error });
  }
}
