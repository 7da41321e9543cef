import { contentForTests } from '../../../tests/support/content-copy';
import { checkContent } from './check-content';
import { formatProblem } from './format-problem';

const content = contentForTests();

it('warns of each placeholder, by file and field', async () => {
  const problems = await checkContent(content.root);
  expect(problems.map(formatProblem)).toEqual([
    'content/contact.json:2:3 email: A placeholder still stands here (ridgeline.example). Write the real one before the site is published.',
    'content/contact.json:3:3 phone: A placeholder still stands here (555-0142). Write the real one before the site is published.',
    'content/site.json:4:3 url: A placeholder still stands here (ridgeline.example). Write the real one before the site is published.',
  ]);
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
});

it('says nothing when the real ones have been written', async () => {
  content.replace('contact.json', 'ridgeline.example', 'wv.gov');
  content.replace('contact.json', '555-0142', '558-2000');
  content.replace('site.json', 'ridgeline.example', 'wv.gov');
  expect(await checkContent(content.root)).toEqual([]);
});
