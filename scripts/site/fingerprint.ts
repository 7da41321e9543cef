import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from 'static-site/list-files';

/** The folders and root files that a build reads. */
const folders = ['content', 'packages', 'plugins', 'src', 'static'];
const rootFile = /^gatsby-.*\.tsx?$|^package(?:-lock)?\.json$/;

/** Files in those folders that a build doesn't read, or writes itself. */
const unread = /\.test\.tsx?$|^packages\/[^/]+\/tests\/|\.md$|\/gatsby-types\.d\.ts$|\/\.[^/]+$/;

/** Variables that change what is built. */
const variables = ['ANALYZE', 'SITE_ENV', 'SITE_URL'];

/**
 * A hash of everything that a build depends on: files, environment variables, and the version of Node.
 * @param root the project's folder
 * @param env as in `process.env`
 */
export async function buildFingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, ...variables.map((name) => env[name] ?? '')]));
  const files = (await readdir(root)).filter((name) => rootFile.test(name));
  for (const folder of folders)
    for (const file of await filesOf(path.join(root, folder)).catch(() => []))
      files.push(`${folder}/${file}`);
  for (const file of files.filter((name) => !unread.test(name)).sort()) {
    const content = await readFile(path.join(root, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}
