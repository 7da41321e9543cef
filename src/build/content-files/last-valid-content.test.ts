import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { updateLastValidContent } from './last-valid-content';

const content = contentForTests();
const audits = 'services/ethical-ai-audits.json';
const home = 'pages/home.json';

const state = () => join(dirname(content.root), 'watch');
const valid = () => join(state(), 'valid/content');
const update = () => updateLastValidContent(content.root, valid());
const shown = (file: string) => readFileSync(join(valid(), file), 'utf8');

beforeEach(async () => {
  rmSync(state(), { recursive: true, force: true });
  await update();
});

it('deletes a removed file that nothing refers to', async () => {
  content.write('services/spare.json', content.read(audits).replace('"ethical-', '"spare-'));
  await update();
  expect(existsSync(join(valid(), 'services/spare.json'))).toBe(true);
  content.remove('services/spare.json');
  await update();
  expect(existsSync(join(valid(), 'services/spare.json'))).toBe(false);
});

it.each([
  ['a syntax error', '"title":', '"title'],
  ['a misspelled field', '"title"', '"titel"'],
  ['an empty text', '"Ethical AI Audits"', '""'],
])('keeps the last valid state of a file with %s', async (_name, text, replacement) => {
  const before = content.read(audits);
  content.replace(audits, text, replacement);
  const problems = await update();
  expect(problems.map(({ file }) => file)).toContain('content/services/ethical-ai-audits.json');
  expect(shown(audits)).toBe(before);
});

it('updates no file while one has an error, and all once it is fixed', async () => {
  content.replace(audits, '"title"', '"titel"');
  content.replace(home, '"Our Core Services"', '"What We Do"');
  await update();
  expect(shown(home)).not.toContain('"What We Do"');
  content.replace(audits, '"titel"', '"title"');
  content.replace(audits, '"Ethical AI Audits"', '"Fairness Audits"');
  await expect(update()).resolves.toEqual([]);
  for (const file of [audits, home]) expect(shown(file)).toBe(content.read(file));
});

it('keeps a deleted file while a page still refers to it', async () => {
  content.remove(audits);
  await expect(update()).resolves.not.toEqual([]);
  expect(shown(audits)).toContain('"Ethical AI Audits"');
});

it('writes nothing until the content is valid for the first time', async () => {
  rmSync(state(), { recursive: true, force: true });
  content.replace(audits, '"title"', '"titel"');
  await update();
  expect(existsSync(valid())).toBe(false);
});
