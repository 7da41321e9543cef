import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentForTests } from '../../../tests/helpers/content-copy';
import { updateLastValidContent } from './last-valid-content';

const content = contentForTests();
const audits = 'services/ethical-ai-audits.json';
const home = 'pages/home.json';

const state = () => join(dirname(content.root), 'watch');
const valid = () => join(state(), 'valid/content');
const look = () => updateLastValidContent(content.root, valid());
const shown = (file: string) => readFileSync(join(valid(), file), 'utf8');

beforeEach(async () => {
  rmSync(state(), { recursive: true, force: true });
  await look();
});

it('takes away a file that nothing needs any more', async () => {
  content.write('services/spare.json', content.read(audits).replace('"ethical-', '"spare-'));
  await look();
  expect(existsSync(join(valid(), 'services/spare.json'))).toBe(true);
  content.remove('services/spare.json');
  await look();
  expect(existsSync(join(valid(), 'services/spare.json'))).toBe(false);
});

it.each([
  ['a syntax error', '"title":', '"title'],
  ['a field of another name', '"title"', '"titel"'],
  ['an empty text', '"Ethical AI Audits"', '""'],
])('keeps the last valid state of a file with %s', async (_name, words, others) => {
  const before = content.read(audits);
  content.replace(audits, words, others);
  const problems = await look();
  expect(problems.map(({ file }) => file)).toContain('content/services/ethical-ai-audits.json');
  expect(shown(audits)).toBe(before);
});

it('shows a change of another file meanwhile, and all as soon as it is fixed', async () => {
  content.replace(audits, '"title"', '"titel"');
  content.replace(home, '"Our Core Services"', '"What We Do"');
  await look();
  expect(shown(home)).toContain('"What We Do"');
  content.replace(audits, '"titel"', '"title"');
  content.replace(audits, '"Ethical AI Audits"', '"Fairness Audits"');
  await expect(look()).resolves.toEqual([]);
  expect(shown(audits)).toBe(content.read(audits));
});

it('keeps all as it was where the sound files alone would not fit together', async () => {
  // the page asks for the old short name: that page is the file with the mistake
  content.replace(audits, '"ethical-ai-audits"', '"audits"');
  const problems = await look();
  expect(problems.map(({ file }) => file)).toEqual(['content/pages/home.json']);
  expect(shown(audits)).toContain('"ethical-ai-audits"');
});

it('keeps a file that was taken away while a page still needs it', async () => {
  content.remove(audits);
  await expect(look()).resolves.not.toEqual([]);
  expect(shown(audits)).toContain('"Ethical AI Audits"');
});

it('has no valid state while there has never been one', async () => {
  rmSync(state(), { recursive: true, force: true });
  content.replace(audits, '"title"', '"titel"');
  await look();
  expect(existsSync(valid())).toBe(false);
});
