import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { gatsbyEnv, gatsbyProgram } from '../../../scripts/site/run-gatsby';
import { copyFiles, copyFolder } from '../../../src/build/content-files/copy-folder';
import { writeFixtureContent } from '../content/fixture-content';

/** What a build reads; packages are shared with the project. */
const folders = ['content', 'plugins', 'src', 'static'];
const files = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** A copy of the site in a folder of its own, for tests that build it in another way. */
export class SiteCopy {
  /**
   * @param name of the copy, unique among tests that run in parallel
   * @param root its folder, by default one that is deleted with test results
   */
  constructor(
    name: string,
    readonly root = path.resolve('test-results/copies', name),
  ) {}

  /** Copies what a build reads, after deleting an earlier copy of this name. */
  async prepare(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
    await this.update();
  }

  /** Updates a copy that may exist, and keeps the caches of its builds. */
  async update(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    for (const folder of folders) await copyFolder(folder, path.join(this.root, folder));
    await copyFiles('.', this.root, files);
    for (const name of ['node_modules', 'packages']) {
      const shared = path.join(this.root, name);
      if (!existsSync(shared)) await symlink(path.resolve(name), shared, 'junction');
    }
  }

  /**
   * Gives it the fixture's content, since editors may change the site's own.
   * @param plain whether its pictures are plain
   */
  async useFixtureContent(plain = true): Promise<void> {
    const content = path.join(this.root, 'content');
    await rm(content, { recursive: true, force: true });
    await writeFixtureContent(content, { plain });
  }

  async discard(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }

  /**
   * Runs a production build in the copy.
   * @param more environment variables
   * @param node the program to build with, by default the one that runs the tests
   * @returns its exit code and its terminal output
   */
  build(
    more: Readonly<Record<string, string>> = {},
    node = process.execPath,
  ): Promise<{ readonly code: number | null; readonly output: string }> {
    // the option of the project's own build, without which a prefix would be ignored
    const args = [gatsbyProgram, 'build', '--prefix-paths'];
    const gatsby = spawn(node, args, {
      cwd: this.root,
      env: {
        ...process.env,
        ...more,
        ...gatsbyEnv,
        GATSBY_LOGGER: 'yurnalist',
        NODE_ENV: 'production',
        CI: 'true',
      },
    });
    let output = '';
    for (const stream of [gatsby.stdout, gatsby.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    return new Promise((resolve) => {
      gatsby.on('close', (code) => {
        resolve({ code, output });
      });
    });
  }
}
