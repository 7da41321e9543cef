import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeftover } from 'content-check/ignored-files';
import { filesOf } from 'static-site/list-files';

/** The folders and root files that a build reads. */
const folders = ['content', 'packages', 'plugins', 'src', 'static'];
const rootFile = /^gatsby-.*\.tsx?$|^package(?:-lock)?\.json$/;

/** Files in those folders that a build doesn't read, or writes itself. */
const unread = /\.test\.tsx?$|^packages\/[^/]+\/tests\/|\.md$|\/gatsby-types\.d\.ts$|\/\.[^/]+$/;

/** Packages whose results are committed, and those of tests. */
const tools = /^packages\/(?:artwork|bench|browser-testing|unit-testing)\//;

/** Variables that change what is built. */
const variables = ['ANALYZE', 'REDIRECT_PAGES', 'SITE_ENV', 'SITE_URL'];

/** What programs leave in the content folder is no content. */
const isRead = (file: string) =>
  !unread.test(file) && !tools.test(file) && !(file.startsWith('content/') && isLeftover(file));

type Options = {
  /** The folder of the code that runs builds and adds the form to them. */
  readonly commands?: string;
  /** Its year is in every footer. */
  readonly now?: Date;
};

/**
 * A hash of everything that a build depends on: files, environment variables, the version of Node, and the year.
 * @param root the project's folder
 * @param env as in `process.env`
 */
export async function buildFingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  { commands = __dirname, now = new Date() }: Options = {},
): Promise<string> {
  const hash = createHash('sha256');
  const values = variables.map((name) => env[name] ?? '');
  hash.update(JSON.stringify([process.version, now.getFullYear(), ...values]));
  const files = (await readdir(root)).filter((name) => rootFile.test(name));
  for (const folder of folders)
    for (const file of await filesOf(path.join(root, folder)).catch(() => []))
      files.push(`${folder}/${file}`);
  const add = async (folder: string, file: string) => {
    const content = await readFile(path.join(folder, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  };
  for (const file of files.filter(isRead).sort()) await add(root, file);
  // a copy of the site is built by the commands of the project
  for (const file of (await filesOf(commands)).filter(isRead).sort()) await add(commands, file);
  return hash.digest('hex');
}
