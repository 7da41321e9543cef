import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folders a build reads. */
const folders = ['content', 'src', 'static'];

/** The files a build reads, in the project's own folder. */
const rootFile = /^gatsby-.*\.tsx?$|^package(?:-lock)?\.json$/;

/** Files in those folders that a build does not read, or writes itself. */
const unread = /\.test\.tsx?$|\.md$|(?:^|[/\\])gatsby-types\.d\.ts$|(?:^|[/\\])\.[^/\\]+$/;

/** Variables that change what is built. */
const variables = ['ANALYZE', 'SITE_ENV', 'SITE_URL'];

/**
 * A short text that differs whenever a build would come out differently: it is made of every file
 * the build reads, the variables it heeds, and the version of Node.
 * @param root the project's folder
 * @param env as in `process.env`
 */
export async function buildFingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, ...variables.map((name) => env[name] ?? '')]));
  for (const file of await buildInputs(root)) {
    const content = await readFile(path.join(root, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}

/** Every file a build reads, relative to `root`, in one order on every system. */
async function buildInputs(root: string): Promise<string[]> {
  const inFolders = folders.map(async (folder) => {
    const entries = await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  const atRoot = (await readdir(root)).filter((name) => rootFile.test(name));
  const files = [...atRoot, ...(await Promise.all(inFolders)).flat()];
  return files.filter((file) => !unread.test(file)).sort();
}
