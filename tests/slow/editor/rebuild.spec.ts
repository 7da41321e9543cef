import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { formOf } from '../../../packages/content-editor/tests/helpers/editor-fixtures';
import { copyProject } from '../../helpers/builds/project-copy';
import { writeFixtureContent } from '../../helpers/content/fixture-content';

/* `npm run edit` in a copy of the project, whose page beside the form is broken by what Gatsby has kept. */

const root = path.resolve('test-results/copies/rebuild');
const home = path.join(root, 'content/pages/home.json');
let editor: ChildProcess | undefined;
let output = '';

test.use({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copyProject(root);
  await rm(path.join(root, 'content'), { recursive: true });
  await writeFixtureContent(path.join(root, 'content'), { plain: true });
  editor = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  editor.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Edit the website at http\S+/);
});

test.afterAll(async () => {
  if (editor?.exitCode === null) {
    const ended = once(editor, 'exit');
    editor.kill('SIGINT');
    await ended;
  }
  await rm(root, { recursive: true, force: true });
});

test('“Rebuild the page” mends what Gatsby has kept, and shows what is not saved', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const [, address = ''] = /Edit the website at (\S+)/.exec(output) ?? [];
  const before = await readFile(home, 'utf8');
  await page.goto(address);
  const form = formOf(page);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible({ timeout: 180_000 });
  await form.expand('Top of the page: ');
  await page.getByLabel('Main heading').fill('Plain AI for the Mountain State');
  await expect(heading).toHaveText('Plain AI for the Mountain State');

  const kept = path.join(root, 'public/kept.txt');
  await writeFile(kept, '');
  // what each page of `gatsby develop` begins with
  await writeFile(path.join(root, '.cache/app.js'), `throw new Error('It is damaged.');`);
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveCount(0, { timeout: 5000 });
    await expect(page.locator('iframe')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Rebuild the page' }).click();
  await expect(page.getByText('The page is being built.')).toBeVisible();
  await expect(heading).toHaveText('Plain AI for the Mountain State', { timeout: 240_000 });
  expect(existsSync(kept)).toBe(false);
  expect(await readFile(home, 'utf8')).toBe(before);
});
