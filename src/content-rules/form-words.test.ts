import { checkContent } from 'content-check/check-content';
import { repairsOf } from 'content-check/repairs';
import { wordsOf } from 'content-check/words/words';
import { contentForTests } from '../../tests/helpers/content/content-copy';
import { contentModel } from './content-model';

const content = contentForTests();
const [home, about, contact] = ['pages/home.json', 'pages/about.json', 'contact.json'];

/** The problems of the fixture with one change. */
async function problemsOf(file: string, before: string, after: string) {
  content.replace(file, before, after);
  const problems = await checkContent(contentModel, content.root);
  // the fixture has placeholders
  const found = problems.filter(({ code }) => code !== 'placeholder');
  return found.map((problem) => ({
    words: wordsOf(problem, contentModel.words.form),
    repairs: repairsOf(problem, contentModel.repairs ?? {}),
  }));
}

/** What only whoever works with files knows. */
const technical =
  /\.json|\.webp|content\/|images\/|[{}[\]]|JSON|UTF-8|BOM|Git|npm|"(type|draft|hero)"/;

it.each([
  [home, '"path": "/",', '"path": "/"'],
  [home, '"path": "/",', '"path": "/", "path": "/",'],
  [home, '"path": "/",', '"path": “/”,'],
  [home, '"path": "/",', '"path": "/", // home'],
  [home, '"path": "/",', '"path": "/", "visits": { "size": [3] },'],
  [home, '"path": "/",', '"path": ["/"],'],
  [home, '"type": "hero"', '"type": "prose"'],
  [about, '"type": "story"', '"type": "hero"'],
  [about, '../images/quilt-dawn.webp', '../images/quilt-down.webp'],
  [about, '../images/quilt-dawn.webp', '../images/Quilt-dawn.webp'],
  [about, '../images/quilt-dawn.webp', 'quilt-dawn.webp'],
  [about, '../images/quilt-dawn.webp', '../../quilt-dawn.webp'],
  ['services/ethical-ai-audits.json', '"slug": "ethical-ai-audits"', '"slug": "audits"'],
  ['services/ethical-ai-audits.json', '"icon": "', '"icon": "x'],
  [contact, '"phone"', '"phne"'],
  [contact, '{', ''],
])('tells nothing of files when %s has %s changed to %s', async (file, before, after) => {
  const problems = await problemsOf(file, before, after);
  expect(problems).not.toEqual([]);
  expect(problems.map(({ words }) => words).filter((words) => technical.test(words))).toEqual([]);
});

it.each([
  ['/services', '/servces', ['/services']],
  ['/services', '/services/', ['/services']],
  ['/services', 'services', ['/services']],
  ['/services', '/our-mission', ['/about']],
  ['/services', '/about#principle', ['/about#principles']],
  ['/services', 'http://www.wv.gov', ['https://www.wv.gov']],
  ['/services', 'https:// www.wv.gov', ['https://www.wv.gov']],
  ['/services', '/nothing-like-it-at-all-anywhere', []],
])('offers a repair of a link changed from %s to %s', async (before, after, repairs) => {
  const [problem] = await problemsOf(home, `"${before}"`, `"${after}"`);
  expect(problem?.repairs).toEqual(repairs);
});

it.each([
  ['/Jöbs', ['/jobs'], 'Use "/jobs".'],
  ['/straße', [], 'Use lowercase letters, digits and hyphens.'],
  ['/praca/łódź', [], 'Use lowercase letters, digits and hyphens.'],
])('suggests no address that loses letters of %s', async (address, repairs, words) => {
  const found = await problemsOf(about, '"path": "/about"', `"path": "${address}"`);
  const problem = found.find((item) => item.words.includes('can’t have this address'));
  expect(problem?.repairs).toEqual(repairs);
  expect(problem?.words).toContain(words);
});
