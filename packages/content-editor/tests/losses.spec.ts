import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, formOf, test } from './helpers/editor-fixtures';
import { editorProcess } from './helpers/editor-process';
import { mistakesIn } from './helpers/mistakes';
import { startChromium } from './helpers/real-browser';
import { canMount, canUnshare, mountSmallDisk } from './helpers/small-disk';

/*
 * Nothing typed is lost if the disk is full or read-only, the server is killed or the browser crashes; and
 * the server needs no network.
 */

const contact = 'contact.json';
const restored = 'What you have typed is here.';

test.describe('a disk', () => {
  test.skip(!canMount, 'SKIPPED: mounting a disk needs root on Linux.');
  test.use({ allowedErrors: [/status of 507/] });

  const faults = {
    'is full': {
      begin: (disk: ReturnType<typeof mountSmallDisk>) => disk.fill(),
      end: (disk: ReturnType<typeof mountSmallDisk>) => disk.makeRoom(),
      words:
        'Not written: The disk is full. Free up some space, and try again. What you have typed is kept.',
    },
    'is read-only': {
      begin: (disk: ReturnType<typeof mountSmallDisk>) => disk.allowWriting(false),
      end: (disk: ReturnType<typeof mountSmallDisk>) => disk.allowWriting(true),
      words: 'Not written: The disk is read-only. What you have typed is kept.',
    },
  };
  for (const [fault, { begin, end, words }] of Object.entries(faults)) {
    test(`that ${fault} is reported, and changes are written once it works again`, async ({
      editor: { content },
      page,
    }) => {
      const disk = mountSmallDisk(content.root);
      try {
        content.restore();
        await page.goto('');
        const form = formOf(page);
        const before = content.read(contact);
        await form.open('Whole site', 'Contact');
        await page.getByLabel('Place').fill('Elkins, WV');
        begin(disk);
        await form.write();
        await expect(form.status).toHaveText(words);
        expect(content.read(contact)).toBe(before);
        await page.reload();
        await expect(form.status).toHaveText(restored);
        end(disk);
        await form.written();
        expect(content.read(contact)).toContain('Elkins, WV');
        expect(readdirSync(content.root).filter((name) => name.endsWith('.new'))).toEqual([]);
      } finally {
        disk.unmount();
      }
    });
  }
});

test.describe('a killed server', () => {
  // requests fail meanwhile, and its origin isn't that of the other tests
  test.use({ allowedErrors: 'any' });

  const begin = async (root: string, page: Page) => {
    const first = await editorProcess(root);
    await page.goto(first.url);
    // until the server has said that this folder is published nowhere, the form offers to publish
    await page.getByRole('button', { name: 'Write to the files' }).waitFor();
    const { port } = new URL(first.url);
    return { first, form: formOf(page), startAgain: () => editorProcess(root, Number(port)) };
  };

  test('leaves no half-written file, and changes are written later', async ({
    editor: { content },
    page,
  }) => {
    const { first, form, startAgain } = await begin(content.root, page);
    await form.open('Services', 'Ethical AI Audits');
    await page.getByLabel('Short name').fill('fairness-audits');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('We look for what is unfair, and say so plainly.');
    const begun = new Promise<void>((resolve) => {
      // one folder: a recursive watch polls, and misses short-lived files
      const watcher = watch(path.join(content.root, 'services'), (_, file) => {
        if (!file?.endsWith('.new')) return;
        watcher.close();
        resolve();
      });
    });
    await form.write();
    await begun;
    await first.kill();
    await expect(form.status).toContainText(
      'It isn’t known whether it is written to the files. The editor has stopped.',
    );
    await expect(page.getByLabel('Short name')).toHaveValue('fairness-audits');
    const texts = readdirSync(content.root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => content.read(file));
    for (const text of texts) expect(() => JSON.parse(text) as unknown).not.toThrow();

    const second = await startAgain();
    await page.goto(second.url);
    // on a busy machine, the kill may come after the last file
    await expect(form.status).toHaveText(new RegExp(`${restored}|Everything is in the files`));
    if ((await form.status.textContent()) === restored) await form.written();
    expect(content.read('services/ethical-ai-audits.json')).toContain('what is unfair');
    expect(content.read('pages/home.json')).toContain('"fairness-audits"');
    expect(await mistakesIn(content.root)).toEqual([]);
    await second.kill();
  });

  test('offers to reload the page after a restart, which restores what was typed meanwhile', async ({
    editor: { content },
    page,
  }) => {
    const { first, form, startAgain } = await begin(content.root, page);
    await form.open('Whole site', 'Contact');
    await first.kill();
    const second = await startAgain();
    await page.getByLabel('Place').fill('Elkins, WV');
    await form.write();
    await expect(form.status).toHaveText(
      'Not written: The editor was restarted. Reload this page. What you have typed is kept.',
    );
    // where it is started, it opens itself
    const opened = await page.context().newPage();
    await opened.goto(second.url);
    await opened.getByRole('banner').waitFor();
    await opened.close();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(form.status).toHaveText(restored);
    await form.written();
    expect(content.read(contact)).toContain('Elkins, WV');
    await second.kill();
  });

  test('is opened again by its new address alone', async ({ editor: { content }, page }) => {
    const { first, startAgain } = await begin(content.root, page);
    await page.getByRole('banner').waitFor();
    await first.kill();
    const second = await startAgain();
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(/^This address is not complete\./);
    await page.goto(second.url);
    await page.getByRole('banner').waitFor();
    await second.kill();
  });
});

test('a crash of the browser loses nothing', async ({ editor }, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const first = await startChromium(profile);
  await first.page.goto(editor.url);
  await formOf(first.page).open('Whole site', 'Contact');
  await first.page.getByLabel('Place').fill('Elkins, WV');
  const kept = path.join(editor.content.root, '..', '.edited', `${contact}.json`);
  const isKept = () => existsSync(kept) && readFileSync(kept, 'utf8').includes('Elkins, WV');
  await expect.poll(isKept).toBe(true);
  await first.kill();
  const second = await startChromium(profile);
  await second.page.goto(editor.url);
  await expect(second.page.getByRole('status')).toHaveText(restored);
  await formOf(second.page).open('Whole site', 'Contact');
  await expect(second.page.getByLabel('Place')).toHaveValue('Elkins, WV');
  await second.kill();
});

test('without a network, the server starts, checks and writes', ({ editor: { content } }) => {
  test.skip(!canUnshare, 'SKIPPED: this machine can’t run a program without a network.');
  const program = `
    const { startEditor } = require('./packages/content-editor/src/server/editor-server.ts');
  const { siteEditor } = require('./packages/content-editor/tests/small-site/options.ts');
    const [root] = process.argv.slice(1);
    (async () => {
      const isCut = await fetch('http://192.0.2.1').then(() => false, () => true);
      const { url, key } = await startEditor({ ...siteEditor, root });
      const ask = (address, body) =>
        fetch(new URL(address, url), { method: body ? 'POST' : 'GET', headers: { 'x-editor-key': key }, body });
      const before = (await (await ask('/api/content')).json()).files['${contact}'];
      const text = before.replace('Elizabeth', 'Elkins');
      const changes = [{ path: '${contact}', before, text }];
      const { result } = await (await ask('/api/write', JSON.stringify(changes))).json();
      const { status } = await ask('/editor.js');
      console.log(JSON.stringify({ isCut, result, status }));
      process.exit();
    })();
  `;
  const node = [process.execPath, '--import', 'tsx', '--eval', program, content.root];
  const cut = ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...node];
  const output = execFileSync('unshare', cut, { encoding: 'utf8', timeout: 60_000 });
  expect(JSON.parse(output)).toEqual({ isCut: true, result: 'done', status: 200 });
  expect(content.read(contact)).toContain('Elkins, WV');
});
