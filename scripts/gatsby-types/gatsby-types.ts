import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { CommandError } from 'command-line/command';
import { gatsbyEnv } from '../site/run-gatsby';

/** The project's hooks without the content validation, since there is no content. */
const hooks = `export * from './gatsby-node'; export const onPreInit = () => {};`;

/** The file of the types, as in gatsby-config.ts. */
export const gatsbyTypesFile = 'src/gatsby-types.d.ts';

/**
 * Writes `gatsbyTypesFile`, the types of every GraphQL query. Gatsby runs in a temporary folder without
 * content and stops after typegen, so errors in content don't matter, and neither a running
 * `npm run develop` nor the cache of the next build is affected.
 * @throws {CommandError} with Gatsby's errors if a query or hook is wrong; the system's error if the file
 *   can't be written
 */
export async function generateGatsbyTypes(): Promise<void> {
  // before Gatsby, which would end with a stack trace
  await access(path.dirname(gatsbyTypesFile), constants.W_OK);
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'gatsby-types-')));
  try {
    await prepareSite(root);
    const script = path.resolve('scripts/gatsby-types/typegen.mjs');
    const env = { ...process.env, ...gatsbyEnv };
    await promisify(execFile)(process.execPath, [script], { cwd: root, env });
  } catch (error) {
    throw new CommandError(`The GraphQL types could not be generated.\n${outputOf(error)}`);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A site with the project's configuration, sources and packages. */
async function prepareSite(root: string): Promise<void> {
  const at = (name: string) => path.join(root, name);
  for (const folder of ['node_modules', 'packages', 'plugins', 'src'].filter(existsSync))
    await symlink(path.resolve(folder), at(folder), 'junction');
  await cp('package.json', at('package.json'));
  // Gatsby infers some fields of its type File from an existing file
  await mkdir(at('content'));
  await writeFile(at('content/README.md'), '');
  // our own packages are TypeScript, which Gatsby compiles, and Node can't load
  const { alias } = JSON.parse(await readFile('package.json', 'utf8')) as {
    alias: Record<string, string>;
  };
  const bundle = {
    bundle: true,
    packages: 'external',
    alias,
    platform: 'node',
    format: 'cjs',
  } as const;
  const config = { entryPoints: ['gatsby-config.ts'], outfile: at('gatsby-config.js') };
  const node = { stdin: { contents: hooks, resolveDir: '.' }, outfile: at('gatsby-node.js') };
  await Promise.all([build({ ...bundle, ...config }), build({ ...bundle, ...node })]);
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return (stdout + stderr).replaceAll(/^(?:success|info) .*\n/gm, '') || error.message;
}
