import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { queriesIn } from 'browser-testing/engines/engine-queries';
import { describeEngines } from 'browser-testing/engines/engines';
import { reportingProxy } from 'browser-testing/engines/reporting-proxy';
import { mistakesIn } from './helpers/mistakes';
import { ContentFolder } from './small-site/content-folder';
import { siteEditor } from './small-site/options';
import { startEditor } from 'content-editor/editor-server';

/*
 * The editor in the two other engines as Debian ships them, without errors or violations of its content
 * policy, which the page reports (reporting-proxy.ts).
 */

const home = 'pages/home.json';
const audits = 'services/ethical-ai-audits.json';
const content = new ContentFolder();
let server: Awaited<ReturnType<typeof startEditor>>;
let editor: Awaited<ReturnType<typeof reportingProxy>>;

test.beforeAll(async () => {
  content.restore();
  server = await startEditor({ ...siteEditor, root: content.root });
  editor = await reportingProxy(new URL(server.url).origin);
});
test.afterAll(async () => {
  editor.close();
  await server.close();
  content.discard();
});

describeEngines((engine) => {
  const { ask, becomes, found, click, write } = queriesIn(engine);
  const press = (keys: string) => engine().press(keys);
  const status = (words: string) =>
    becomes('status', '', `it?.textContent.includes(${JSON.stringify(words)})`);
  const focused = (role: string, label: string | RegExp) =>
    becomes(role, label, 'it === document.activeElement');
  const openFile = async (file: string, title = '') => {
    await click('button', new RegExp(`^${file}\\s*${title}\\s*(changed)?$`));
    await found('form', file);
  };
  /** A `summary` has no role to find it by. */
  const expand = async (words: string) => {
    const summary = `[...document.querySelectorAll('form summary')].find((each) => each.textContent.startsWith('${words}'))`;
    await engine().run(`${summary}.setAttribute('data-expand', '')`);
    await engine().click('[data-expand]');
    await engine().run(`document.querySelector('[data-expand]').removeAttribute('data-expand')`);
  };
  const writeToFiles = async () => {
    await click('button', 'Write to the files');
    await status('Written to the files.');
  };

  test.beforeEach(async () => {
    content.restore();
    editor.reports.length = 0;
    await engine().resize(1280, 900);
    await engine().open(editor.blank);
    await engine().open(`${editor.url}/${new URL(server.url).search}`);
    await found('button', 'Write to the files');
  });
  test.afterEach(async () => {
    await engine().open(editor.blank);
    expect(editor.reports).toEqual([]);
  });

  test('a changed text changes one line of one file', async () => {
    const before = content.read(home).split('\n');
    await expand('Hero: ');
    await write(/^Main heading/, 'Plain AI for the Mountain State');
    await status('Kept, not yet in the files');
    await writeToFiles();
    const changed = content
      .read(home)
      .split('\n')
      .filter((line, at) => line !== before[at]);
    expect(changed).toEqual(['      "heading": "Plain AI for the Mountain State",']);
  });

  test('a mistake is shown at its field and in the summary, and is not written', async () => {
    const before = content.read(home);
    await expand('Hero: ');
    await click('textbox', /^Main heading/);
    await press('Control+a');
    await press('Backspace');
    await becomes('textbox', /^Main heading/, 'it.value', '');
    await press('Tab');
    await becomes('textbox', /^Main heading/, "it.getAttribute('aria-invalid')", 'true');
    await click('button', 'Write to the files');
    await status('Not written: one mistake to fix');
    await focused('region', /to fix$/);
    expect(content.read(home)).toBe(before);
    await click('button', /› Main heading/);
    await focused('textbox', /^Main heading/);
    await engine().type('Fixed');
    await becomes('region', /to fix$/, 'it === undefined');
    await writeToFiles();
  });

  test('sections are added, moved by buttons and keys, duplicated and removed', async () => {
    const sections = () =>
      (JSON.parse(content.read(home)) as { sections: { type: string; paragraphs?: string[] }[] })
        .sections;
    const types = () => sections().map(({ type }) => type);
    await expand('Add a section');
    await click('button', /^Prose/);
    await focused('textbox', /^Heading/);
    await engine().type('What We Mean');
    await click('textbox', /^Paragraphs/);
    await engine().type('Fair means tested.');
    await becomes('textbox', /^Paragraphs/, 'it.textContent', 'Fair means tested.');
    await click('button', 'Move up: Prose: What We Mean');
    await focused('button', 'Move up: Prose: What We Mean');
    await status('is now number 3 of 4');
    for (const [key, place] of [
      ['Alt+ArrowDown', 4],
      ['Alt+ArrowUp', 3],
      ['Alt+ArrowUp', 2],
    ] as const) {
      await press(key);
      await status(`is now number ${place} of 4`);
      // it follows the entry, and scrolls to it
      await expect
        .poll(() => engine().run('return document.activeElement.textContent'))
        .toBe('Prose: What We Mean');
    }
    await click('button', 'Duplicate: Prose: What We Mean');
    await status('is duplicated');
    await writeToFiles();
    expect(types()).toEqual(['hero', 'prose', 'prose', 'service-cards', 'banner']);
    expect(sections()[2]?.paragraphs).toEqual(['Fair means tested.']);
    await click('button', 'Remove: Prose: What We Mean');
    await status('is removed');
    await writeToFiles();
    expect(types()).toEqual(['hero', 'prose', 'service-cards', 'banner']);
  });

  test('undoes and redoes every step', async () => {
    await openFile('Contact');
    const before = await ask('textbox', /^Place/, 'it.value');
    await write(/^Place/, 'Elkins, WV');
    await click('button', 'Undo');
    await becomes('textbox', /^Place/, 'it.value', before);
    await click('button', 'Redo');
    await becomes('textbox', /^Place/, 'it.value', 'Elkins, WV');
    await press('Control+z');
    await becomes('textbox', /^Place/, 'it.value', before);
    await status('Undone: Place of “Contact”.');
  });

  test('an icon is chosen by picture', async () => {
    await openFile('Ethical AI Audits');
    await engine().run(
      `document.querySelector('summary[data-field="icon"]').setAttribute('data-expand', '')`,
    );
    await engine().click('[data-expand]');
    await becomes('img', 'a teacher at the board', 'it.complete && it.naturalWidth > 0');
    await click('radio', 'a teacher at the board');
    const isOpen = "return document.querySelector('[data-expand]').closest('details').open";
    await expect.poll(() => engine().run(isOpen)).toBe(false);
    await writeToFiles();
    expect(JSON.parse(content.read(audits))).toMatchObject({ icon: 'chalkboard-teacher' });
  });

  test('a picture is uploaded with its alternative text', async () => {
    const file = test.info().outputPath('Our Office.jpg');
    const image = { width: 1400, height: 900, channels: 3, background: '#7fa3b0' } as const;
    await sharp({ create: image }).jpeg().toFile(file);
    await openFile('About', 'Our Mission and Commitments');
    await expand('Story: ');
    await click('button', /^Picture.* Change quilt-dawn/);
    await found('dialog', /^Choose: /);
    await engine().attach(file);
    await write('For someone who can’t see it', 'Our office above the hardware store');
    await click('button', 'Use this picture');
    await focused('button', /^Picture.* Change our-office/);
    await engine().open(`${editor.url}/${new URL(server.url).search}`);
    await status('What you have typed is here.');
    await writeToFiles();
    const written = path.join(content.root, 'images/our-office.webp');
    expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', width: 1400 });
    expect(content.read('pages/about.json')).toContain('Our office above the hardware store');
  });

  test('“What changes” opens a dialog, which restores the focus', async () => {
    await openFile('Contact');
    await write(/^Place/, 'Elkins, WV');
    await click('button', 'What changes');
    await becomes('dialog', 'What changes', `it.textContent.includes('“Elkins, WV”')`);
    // the rest is inert meanwhile
    expect(await ask('button', 'Undo', 'it === undefined')).toBe(true);
    await press('Escape');
    await becomes('dialog', 'What changes', 'it === undefined');
    await focused('button', 'What changes');
  });

  test('a page is duplicated and deleted', async () => {
    const copy = path.join(content.root, 'pages/our-second-mission.json');
    await openFile('About', 'Our Mission and Commitments');
    await click('button', 'Duplicate this page');
    await write('Title', 'Our Second Mission');
    await press('Enter');
    await found('form', 'Our Second Mission');
    await focused('textbox', /^Title/);
    await writeToFiles();
    expect(existsSync(copy)).toBe(true);
    await click('button', 'Delete this page');
    await status('will be deleted when you publish');
    await writeToFiles();
    expect(existsSync(copy)).toBe(false);
    expect(await mistakesIn(content.root)).toEqual([]);
  });

  test('a long text isn’t clipped, and nothing overflows', async () => {
    await expand('Hero: ');
    await click('textbox', /^First sentence/);
    const [clipped, overhang] = (await engine().run(`return [
      [...document.querySelectorAll('details[open] textarea')].filter((each) =>
        each.clientHeight < each.scrollHeight && getComputedStyle(each).overflowY === 'hidden').length,
      document.documentElement.scrollWidth - innerWidth,
    ]`)) as number[];
    expect(clipped).toBe(0);
    expect(overhang).toBeLessThanOrEqual(0);
  });

  test('errors and policy violations are reported to these tests', async () => {
    await engine().run(`
      const picture = document.createElement('img');
      picture.src = 'https://evil.example/picture.png';
      document.body.append(picture);
      setTimeout(() => { throw new Error('an error of the page') });`);
    await expect.poll(() => editor.reports.join()).toContain('img-src');
    await expect.poll(() => editor.reports.join()).toContain('an error of the page');
    await engine().open(editor.blank);
    editor.reports.length = 0;
  });
});
