import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

/* The recipe book of `example/`, as whoever runs it would edit it: nothing of the website is involved. */

const editor = path.resolve('packages/content-editor');
let project = '';
let program: ChildProcess | undefined;
let url = '';

/** Runs the command in a copy of the example. */
async function start(): Promise<void> {
  program = spawn(process.execPath, [path.join(editor, 'bin/content-editor.mjs')], {
    cwd: project,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!program.stdout) throw new Error('The command has no output.');
  const [output] = (await once(program.stdout, 'data')) as [Buffer];
  url = /http:\S+/.exec(output.toString())?.[0] ?? '';
}

async function stop(): Promise<void> {
  if (program?.exitCode !== null) return;
  program.kill('SIGINT');
  await once(program, 'exit');
}

test.beforeEach(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  cpSync(path.join(editor, 'example'), project, {
    recursive: true,
    filter: (file) => path.basename(file) !== '.edited',
  });
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  await start();
});

test.afterEach(async () => {
  await stop();
  rmSync(project, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(project, 'content', file), 'utf8');
const entry = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;

async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name }).click();
  await page.getByRole('form', { name }).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText(/Saved\./);
}

test('opens with its own words, and has no mistakes', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  await expect(page).toHaveTitle('The recipe book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The recipe book');
  const groups = page.getByRole('navigation').getByRole('heading', { level: 2 });
  await expect(groups).toHaveText(['Recipes', 'Side dishes', 'Cooks']);
  await expect(page.getByRole('region', { name: /to fix$/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the book beside the form shows a change before it is saved, and a click in it edits its words', async ({
  page,
}) => {
  // so wide that the book is not scaled, for which Playwright would click beside what it means
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(url);
  const book = page.frameLocator('iframe');
  await openFile(page, 'Corn Bread');
  await page.getByLabel('Title').fill('Corn Bread with Honey');
  await expect(book.getByRole('heading', { level: 2 })).toHaveText([
    'Apple Cake',
    'Corn Bread with Honey',
    'Green Beans',
  ]);
  expect(read('recipes/corn-bread.json')).toContain('"Corn Bread"');
  await book.getByText('one hour').click();
  await expect(page.getByRole('form', { name: 'Apple Cake' })).toBeVisible();
  await expect(page.locator('[data-field]:focus')).toHaveValue('one hour');
});

test('a changed text changes one line of one file', async ({ page }) => {
  const before = read('recipes/corn-bread.json').split('\n');
  await page.goto(url);
  await openFile(page, 'Corn Bread');
  await page.getByLabel('Title').fill('Skillet Corn Bread');
  await save(page);
  const changed = read('recipes/corn-bread.json')
    .split('\n')
    .filter((line, index) => line !== before[index]);
  expect(changed).toEqual(['  "title": "Skillet Corn Bread",']);
});

test('what is not saved is there when the command is started again', async ({ page }) => {
  await page.goto(url);
  await openFile(page, 'Corn Bread');
  await page.getByLabel('Title').fill('Skillet Corn Bread');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.goto('about:blank');
  await stop();
  await start();
  await page.goto(url);
  await openFile(page, 'Skillet Corn Bread');
  await expect(page.getByLabel('Title')).toHaveValue('Skillet Corn Bread');
  expect(read('recipes/corn-bread.json')).toContain('"Corn Bread"');
});

test('a step of another kind is added', async ({ page }) => {
  await page.goto(url);
  await openFile(page, 'Corn Bread');
  await page.getByText('Add a step').click();
  await page.getByRole('button', { name: /^Waiting/ }).click();
  await page.getByRole('textbox', { name: 'Time' }).last().fill('ten minutes');
  await save(page);
  expect(entry('recipes/corn-bread.json').steps).toEqual([
    { kind: 'do', label: 'Whisk everything until no lumps are left.' },
    { kind: 'bake', heat: '200 °C', time: '25 minutes' },
    { kind: 'wait', time: 'ten minutes' },
  ]);
});

test('recipes follow a cook to another short name, and choose cooks by name', async ({ page }) => {
  await page.goto(url);
  await openFile(page, 'Ana Whitlock');
  await page.getByLabel('Short name').fill('ana-whitlock');
  await save(page);
  expect(entry('recipes/apple-cake.json').cook).toBe('ana-whitlock');
  expect(entry('recipes/corn-bread.json').cook).toBe('sam');
  await openFile(page, 'Apple Cake');
  const cook = page.getByRole('combobox', { name: 'Cook' });
  await expect(cook).toHaveValue('ana-whitlock');
  await expect(cook.getByRole('option', { name: 'Ana Whitlock' })).toBeAttached();
});

test('a number in a file of a folder in a folder is changed, and what is no number is a mistake', async ({
  page,
}) => {
  await page.goto(url);
  await openFile(page, 'Green Beans');
  const serves = page.getByRole('spinbutton', { name: 'Serves' });
  await serves.fill('a crowd');
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click();
  const mistakes = page.getByRole('region', { name: 'One mistake to fix' });
  await expect(mistakes).toBeFocused();
  await expect(mistakes).toContainText('This is no number: "a crowd".');
  await serves.fill('12');
  await serves.press('ArrowDown');
  await save(page);
  expect(entry('recipes/side-dishes/green-beans.json').serves).toBe(11);
});

test('an entry is added to a folder with a hyphen', async ({ page }) => {
  await page.goto(url);
  const group = page.getByRole('navigation').getByRole('region', { name: 'Side dishes' });
  await group.getByRole('button', { name: 'New recipe' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Slaw');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add|Create)/ })
    .click();
  await page.getByRole('combobox', { name: 'Cook' }).selectOption('sam');
  await page.getByRole('spinbutton', { name: 'Serves' }).fill('4');
  await save(page);
  expect(entry('recipes/side-dishes/slaw.json')).toEqual({
    title: 'Slaw',
    cook: 'sam',
    serves: 4,
    steps: [],
  });
});

test('a photo is uploaded with its text', async ({ page }) => {
  const size = { width: 1200, height: 800, channels: 3, background: '#c98b45' } as const;
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  await page.goto(url);
  await openFile(page, 'Apple Cake');
  await page.getByRole('button', { name: /Change apple-cake/ }).click();
  const file = { name: 'Whole Cake.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('A picture from this computer').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'What does the picture show?' });
  await dialog.getByRole('textbox').fill('A whole cake');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await save(page);
  expect(readdirSync(path.join(project, 'content/images'))).toContain('whole-cake.webp');
  expect(entry('recipes/apple-cake.json').photo).toEqual({
    src: '../images/whole-cake.webp',
    alt: 'A whole cake',
  });
});

test('a mistake is found while typing, and blocks a save', async ({ page }) => {
  const before = read('cooks/sam.json');
  await page.goto(url);
  await openFile(page, 'Sam Pruett');
  await page.getByLabel('Short name').fill('Sam P.');
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'One mistake to fix' })).toBeFocused();
  expect(read('cooks/sam.json')).toBe(before);
});
