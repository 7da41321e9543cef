import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePolicy } from './content-policy';
import { leaveOut } from './leave-out';
import { startLate, starterCode } from './late-start';

/**
 * A pass over every written page, since Gatsby stitches its scripts in after every other chance to
 * change them: scripts wait for the starter, then the policy is computed from what is really there.
 * Running it again over the same pages changes nothing.
 */
export async function onPostBuild(): Promise<void> {
  const starter = starterCode();
  const entries = await readdir('public', { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      // fragments that Gatsby stitches from, not pages
      .filter((file) => !file.startsWith(path.join('public', '_gatsby')))
      .map((file) => finishPage(file, starter)),
  );
}

async function finishPage(file: string, starter: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    await writeFile(file, writePolicy(startLate(leaveOut(html), starter), starter));
  } catch (error) {
    throw new Error(`${file} could not be finished.`, { cause: error });
  }
}
