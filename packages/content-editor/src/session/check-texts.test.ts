import { readContentFolder } from 'content-check/check-content';
import type { Problem } from 'content-check/problem';
import { wordsOf } from 'content-check/words/words';
import { contentModel } from '../../../../src/content-rules/content-model';
import { checkTexts } from './check-texts';

const inForm = (problem: Problem) => wordsOf(problem, contentModel.words.form);

const file = 'services/ethical-ai-audits.json';

/** The errors of a service of the fixture with some fields changed. */
async function messages(change: object): Promise<readonly string[]> {
  const { documents, paths } = await readContentFolder(contentModel, 'tests/fixture/content');
  const texts = documents.map(({ path, text }) => [path, text] as const);
  const service = JSON.parse(Object.fromEntries(texts)[file] ?? '') as object;
  const files = { ...Object.fromEntries(texts), [file]: JSON.stringify({ ...service, ...change }) };
  const pictures = [...paths].filter((path) => path.startsWith('images/'));
  const sizes = Object.fromEntries(pictures.map((path) => [path, { width: 4000, height: 4000 }]));
  return checkTexts(contentModel, files, sizes)
    .filter((problem) => problem.file === file && problem.severity === 'error')
    .map(inForm);
}

it.each([
  ['a list instead of a text', { title: ['x'] }, /^This is a list, but it should be text\./],
  ['a missing field', { title: undefined }, /^This is empty\.$/],
  ['an empty text', { title: '' }, /^This is empty\.$/],
  ['nothing chosen', { icon: '' }, /^Choose one\.$/],
  [
    'a text instead of a boolean',
    { draft: 'yes' },
    /^This is text, but it should be true or false\./,
  ],
])('words the message about %s for a form, without JSON', async (_name, change, message) => {
  expect(await messages(change)).toEqual([expect.stringMatching(message)]);
});

it('says of a file that has no form what can be done there', () => {
  const problems = checkTexts(contentModel, { [file]: '{ oops' }, {});
  const problem = problems.find((candidate) => candidate.file === file);
  expect(problem && inForm(problem)).toMatch(/can’t be read\. Restore an earlier version\.$/);
});

it('keeps other messages unchanged', async () => {
  expect(await messages({ title: ' x' })).toEqual([
    'There is a space before or after the text (got " x"). Remove it.',
  ]);
});

it('calls the page that has an address already by its title', () => {
  const page = (title: string) => JSON.stringify({ path: '/about', title });
  const files = { 'pages/about.json': page('Our (New) Mission'), 'pages/copy.json': page('Copy') };
  const messages = checkTexts(contentModel, files, {}).map(inForm);
  expect(messages).toContainEqual(
    expect.stringContaining('has the address "/about" (“Our (New) Mission”).'),
  );
});
