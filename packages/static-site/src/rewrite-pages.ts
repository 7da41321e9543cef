import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Rewrites the HTML of pages.
 * @param pages the paths of their files below the folder
 * @param rewrite takes the HTML of a page and returns the new one
 * @throws what `rewrite` throws, as the cause of an error that names the file
 */
export async function rewritePages(
  folder: string,
  pages: readonly string[],
  rewrite: (html: string) => string,
): Promise<void> {
  await Promise.all(pages.map((page) => rewritePage(path.join(folder, page), rewrite)));
}

async function rewritePage(file: string, rewrite: (html: string) => string): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    await writeFile(file, rewrite(html));
  } catch (error) {
    throw new Error(`${file} could not be processed: ${String(error)}`, { cause: error });
  }
}
