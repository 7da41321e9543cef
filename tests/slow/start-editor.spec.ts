import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from 'static-site/static-server';
import { copyProject } from '../helpers/builds/project-copy';

/*
 * The file that opens the editor by a double click, as on a computer without Node: with the programs that every Mac
 * and Linux has, and a server in place of nodejs.org. The files for Windows do the same and can't be run here.
 */

const root = path.resolve('test-results/copies/start-editor');
const project = path.join(root, 'project');
const dist = path.join(root, 'dist');
const programs = path.join(root, 'programs');
const usual =
  'awk basename cat cp curl dirname env git grep gzip id ln ls mkdir mktemp mv ps rm sed sh sha256sum sleep tar tr uname which';

test.skip(process.platform === 'win32', 'a shell script');

/** An archive of Node as nodejs.org has it, whose programs are those that run the tests. */
async function writeArchive(): Promise<string> {
  const name = `node-v24.0.0-${process.platform}-${process.arch}`;
  const bin = path.join(root, name, 'bin');
  await mkdir(bin, { recursive: true });
  await symlink(process.execPath, path.join(bin, 'node'));
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  await symlink(npm, path.join(bin, 'npm'));
  const archive = path.join(dist, 'latest-v24.x', `${name}.tar.gz`);
  await mkdir(path.dirname(archive), { recursive: true });
  execFileSync('tar', ['-czf', archive, '-C', root, name]);
  return archive;
}

/** Serves the archive, with a sum of it, until the test ends. */
async function serve(sum: string): Promise<void> {
  const text = `${'0'.repeat(64)}  node-v24.0.0.tar.gz\n${sum}  ${path.basename(archive)}\n`;
  await writeFile(path.join(path.dirname(archive), 'SHASUMS256.txt'), text);
  server = await startServer({ dir: dist, port: 0 });
}

let archive = '';
let server: Awaited<ReturnType<typeof startServer>>;
let starter: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await rm(root, { recursive: true, force: true });
  await copyProject(project);
  // the record of what is installed, without which the packages would be installed again
  const record = 'node_modules/.package-lock.json';
  await cp(record, path.join(project, record));
  await mkdir(programs);
  for (const name of usual.split(' ')) {
    const place = execFileSync('sh', ['-c', `command -v ${name} || true`], { encoding: 'utf8' });
    if (place.trim() !== '') await symlink(place.trim(), path.join(programs, name));
  }
  archive = await writeArchive();
});

test.afterEach(async () => {
  await server.close();
  if (starter?.pid && starter.exitCode === null) process.kill(-starter.pid, 'SIGTERM');
});

test.afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

function start() {
  const child = spawn(path.join(project, 'start-editor/mac.command'), {
    env: { HOME: root, PATH: programs, CI: 'true', NODEJS_ORG_MIRROR: server.url },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group of its own, so that its child processes end with it
    detached: true,
  });
  starter = child;
  const running = { output: '', ended: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      running.output += chunk.toString();
    });
  return running;
}

test('a damaged download is refused in words, and leaves nothing', async () => {
  await serve('0'.repeat(64));
  const running = start();
  const [code] = (await running.ended) as [number];
  expect(code).toBe(1);
  expect(running.output).toContain('That did not work.');
  const left = (await readdir(project)).filter((name) => name.startsWith('.node'));
  expect(left).toEqual([]);
});

test('a double click gets Node, says what happens, opens the editor, and ends with it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const sum = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  await serve(sum);
  const running = start();
  await expect
    .poll(() => running.output, { timeout: 200_000 })
    .toMatch(/Edit the website at http:\/\/\S+\nIt ends when you close the editor\./);
  expect(running.output).toContain('Getting Node');
  expect(running.output).toContain('Keep this window open while you work.');
  const [, address = ''] = /Edit the website at (\S+)/.exec(running.output) ?? [];
  await page.goto(address);
  await expect(page.getByRole('form')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('form')).toBeVisible();
  // unlike a page that is closed, one that is left runs its last scripts in every version of the test's library
  await page.goto('about:blank');
  const [code] = (await running.ended) as [number];
  expect(code).toBe(0);
});
