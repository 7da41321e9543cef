import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from 'static-site/list-files';

/** The folders and root files that a build reads. */
const folders = ['content', 'packages', 'plugins', 'src', 'static'];
const rootFile = /^gatsby-.*\.tsx?$|^package(?:-lock)?\.json$/;

/** Files in those folders that no build reads, or that it writes itself. */
const unread =
  /\.test\.tsx?$|\.md$|\/\.[^/]+$|^src\/gatsby-types\.d\.ts$|^packages\/(?:[^/]+\/tests|artwork|bench|browser-testing|unit-testing)\//;

/** Variables that change what is built. */
const variables = ['ANALYZE', 'REDIRECT_PAGES', 'SITE_ENV', 'SITE_URL'];

/**
 * A hash of everything that a build depends on: files, environment variables, the version of Node, and the year, which is
 * in every footer.
 * @param root the folder of the site
 * @param env as in `process.env`
 * @param commands the folder of the code that runs builds and adds the form to them; a copy of the site has none
 */
export async function buildFingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  commands = __dirname,
): Promise<string> {
  const hash = createHash('sha256');
  const values = variables.map((name) => env[name] ?? '');
  hash.update(JSON.stringify([process.version, new Date().getFullYear(), ...values]));
  const add = async (folder: string, files: readonly string[]) => {
    for (const file of files.filter((name) => !unread.test(name))) {
      const content = await readFile(path.join(folder, file));
      hash.update(JSON.stringify([file, content.length])).update(content);
    }
  };
  await add(root, (await readdir(root)).filter((name) => rootFile.test(name)).sort());
  for (const name of folders) {
    const files = await filesOf(path.join(root, name)).catch(() => []);
    await add(
      root,
      files.map((file) => `${name}/${file}`),
    );
  }
  await add(commands, await filesOf(commands));
  return hash.digest('hex');
}
