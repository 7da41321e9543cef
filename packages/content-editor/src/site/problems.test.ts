import { repairsOf } from 'content-check/repairs';
import { messageOf } from 'content-check/messages/messages';
import { messagesFor } from '../editor-messages';
import { fixtureInMemory } from '../../../../tests/helpers/content/fixture-in-memory';
import { contentModel } from '../../../../src/rules/content-model';

const content = fixtureInMemory();
const editorWords = messagesFor(contentModel);
const [home, about, contact] = ['pages/home.json', 'pages/about.json', 'contact.json'];

/** The problems of the fixture with one change. */
function problemsOf(file: string, before: string, after: string) {
  content.replace(file, before, after);
  return content.check().map((problem) => ({
    words: messageOf(problem, editorWords),
    repairs: repairsOf(problem, contentModel.repairs ?? {}),
  }));
}

/** What only whoever works with files knows. */
const technical =
  /\.json|\.webp|content\/|images\/|[{}[\]]|JSON|UTF-8|BOM|Git|npm|"(type|draft|hero)"/;

describe('the form’s words about the site’s content', () => {
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
    [about, '../images/quilt-dawn.webp', '../images/quilt #1.webp'],
    ['services/ethical-ai-audits.json', '"slug": "ethical-ai-audits"', '"slug": "audits"'],
    ['services/ethical-ai-audits.json', '"icon": "', '"icon": "x'],
    [contact, '"phone"', '"phne"'],
    [contact, '{', ''],
  ])('tells nothing of files when %s has %s changed to %s', (file, before, after) => {
    const problems = problemsOf(file, before, after);
    expect(problems).not.toEqual([]);
    expect(problems.map(({ words }) => words).filter((words) => technical.test(words))).toEqual([]);
  });

  it.each(['quilt #1', 'quilt?', String.raw`quilts\\dawn`])(
    'says what to do with a picture that is called %s',
    (name) => {
      const [problem] = problemsOf(about, 'images/quilt-dawn.webp', `images/${name}.webp`);
      expect(problem?.words).toBe(
        'The site can’t show a picture with this name. Choose it from your computer: then it gets another one.',
      );
    },
  );

  it.each([
    ['/services', '/servces', ['/services']],
    ['/services', '/services/', ['/services']],
    ['/services', 'services', ['/services']],
    ['/services', '/our-mission', ['/about']],
    ['/services', '/about#principle', ['/about#principles']],
    ['/services', 'http://www.wv.gov', ['https://www.wv.gov']],
    ['/services', 'https:// www.wv.gov', ['https://www.wv.gov']],
    ['/services', '/nothing-like-it-at-all-anywhere', []],
  ])('offers a repair of a link changed from %s to %s', (before, after, repairs) => {
    const [problem] = problemsOf(home, `"${before}"`, `"${after}"`);
    expect(problem?.repairs).toEqual(repairs);
  });

  it.each([
    ['/Jöbs', ['/jobs'], 'single hyphens: "/jobs".'],
    ['/straße', [], 'Use lowercase letters, digits and single hyphens.'],
    ['/praca/łódź', [], 'Use lowercase letters, digits and single hyphens.'],
  ])('suggests no address that loses letters of %s', (address, repairs, words) => {
    const found = problemsOf(about, '"path": "/about"', `"path": "${address}"`);
    const problem = found.find((item) => item.words.includes('wrong spelling'));
    expect(problem?.repairs).toEqual(repairs);
    expect(problem?.words).toContain(words);
  });
});
