import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePolicy } from './csp';
import { stripHtml } from './strip-html';
import { deferScripts, loaderCode } from './deferred-scripts';
import { filesOf } from './list-files';

/**
 * A pass over every written page, since Gatsby stitches its scripts in after every other chance to
 * change them: scripts wait for the loader, then the policy is computed from what is really there.
 * Running it again over the same pages changes nothing.
 *
 * @param folder where the site was built.
 */
export async function postprocessHtml(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('.html'));
  await Promise.all(pages.map((page) => finishPage(path.join(folder, page))));
}

async function finishPage(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    const loader = loaderCode(html);
    await writeFile(file, writePolicy(deferScripts(stripHtml(html), loader), loader));
  } catch (error) {
    throw new Error(`${file} could not be finished.`, { cause: error });
  }
}
