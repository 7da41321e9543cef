import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

const warnings = () =>
  content.problems().filter((line) => line.includes('The last commit has a page'));

/** Moves a page to another address, and the links to it. */
function move(from: string, to: string): void {
  content.replace('pages/about.json', `"path": "${from}"`, `"path": "${to}"`);
  content.replace('redirects.json', `"to": "${from}"`, `"to": "${to}"`);
}

it('warns of an address that the last commit had and that leads nowhere', () => {
  content.commit();
  move('/about', '/who-we-are');
  expect(warnings()).toEqual([
    'warning content/pages/about.json:2:3 path: The last commit has a page at "/about", where nothing is now. Add { "from": "/about", "to": "/who-we-are" } to redirects.json.',
  ]);
});

it('warns of the address of a deleted page', () => {
  content.write('pages/news.json', content.read('pages/about.json').replace('"/about"', '"/news"'));
  content.commit();
  content.remove('pages/news.json');
  expect(warnings()).toEqual([
    expect.stringMatching(/^warning content\/redirects\.json:1:1 .* at "\/news"/),
  ]);
});

it.each([
  ['a redirect leads on', '"redirects": [', '"redirects": [{ "from": "/about", "to": "/" },'],
  ['nothing was committed', '', ''],
])('says nothing if %s', (_, before, after) => {
  if (before !== '') content.commit();
  move('/about', '/who-we-are');
  content.replace('redirects.json', before, after);
  expect(warnings()).toEqual([]);
});

it('says nothing of an address that only a draft had', () => {
  content.replace('pages/about.json', '"path": "/about",', '"path": "/about", "draft": true,');
  content.commit();
  move('/about', '/who-we-are');
  expect(warnings()).toEqual([]);
});

it('says nothing of a page that another file has now', () => {
  content.commit();
  content.write('pages/mission.json', content.read('pages/about.json'));
  content.remove('pages/about.json');
  expect(warnings()).toEqual([]);
});

it('says nothing while the address of a page can’t be read', () => {
  content.commit();
  move('/about', '/Who We Are');
  expect(warnings()).toEqual([]);
});
