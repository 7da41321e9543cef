import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from 'static-site/list-files';
import { startOfQuarter } from '../../src/build/environment/quarter';

/** The folders and root files that a build reads. */
const folders = ['content', 'packages', 'plugins', 'src', 'static'];
const rootFile =
  /^gatsby-.*\.tsx?$|^editor\.config\.ts$|^package(?:-lock)?\.json$|^\.env\.production$/;

/** Files in those folders that no build reads, or that it writes itself. Of `static/` it publishes all. */
const unread =
  /^(?!static\/).*(?:\.test\.tsx?|\.md|\/\.[^/]+)$|^src\/content\/generated\/gatsby-types\.d\.ts$|^packages\/(?:[^/]+\/tests|artwork|bench|browser-testing|unit-testing)\//;

/** Variables that change what is built: the site's, and those that Gatsby reads or hands to pages. */
const variable = /^(?:ANALYZE|REDIRECT_PAGES|SITE_ENV|SITE_URL|GATSBY_.*)$/;

/**
 * Everything that a build depends on: files, as hashes, environment variables, the version of Node, the year, which is in
 * every footer, and the quarter, by which security.txt expires. Only the commit is not among it: build.json, which names
 * it, is renewed without a build.
 * @param root the folder of the site
 * @param env as in `process.env`
 * @param commands the folder of the code that runs builds and adds the editor to them; a copy of the site has none
 */
export async function buildFingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  commands = __dirname,
): Promise<string> {
  const now = new Date();
  const rootFiles = (await readdir(root)).filter((name) => rootFile.test(name)).sort();
  const isRead = (file: string) => !unread.test(file);
  const files = [...rootFiles, ...(await filesIn(root, folders))].filter(isRead);
  return JSON.stringify([
    await hashOf(root, files),
    await hashOf(commands, (await filesOf(commands)).filter(isRead)),
    Object.entries(env)
      .filter(([name, value]) => value && variable.test(name))
      .map((pair) => pair.join('='))
      .sort(),
    process.version,
    now.getFullYear(),
    startOfQuarter(now),
  ]);
}

/** The paths of all files below some folders in a folder; a missing one has none. */
export async function filesIn(root: string, names: readonly string[]): Promise<string[]> {
  const lists = names.map(async (name) => {
    const files = await filesOf(path.join(root, name)).catch(() => []);
    return files.map((file) => `${name}/${file}`);
  });
  return (await Promise.all(lists)).flat();
}

/** A hash of the paths and contents of files below a folder. */
export async function hashOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}
