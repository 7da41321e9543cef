import { contentForTests } from '../../tests/helpers/content/content-copy';

const content = contentForTests();

const warnings = async () =>
  (await content.problems()).filter((line) => line.includes('The last commit has a page'));

/** Moves a page to another address, and the links to it. */
function move(from: string, to: string): void {
  content.replace('pages/about.json', `"path": "${from}"`, `"path": "${to}"`);
  content.replace('redirects.json', `"to": "${from}"`, `"to": "${to}"`);
}

it('warns of an address that the last commit had and that leads nowhere', async () => {
  await content.commit();
  move('/about', '/who-we-are');
  expect(await warnings()).toEqual([
    'warning content/pages/about.json:2:3 path: The last commit has a page at "/about", where nothing is now. Add { "from": "/about", "to": "/who-we-are" } to redirects.json.',
  ]);
});

it('warns of the address of a deleted page', async () => {
  content.write('pages/news.json', content.read('pages/about.json').replace('"/about"', '"/news"'));
  await content.commit();
  content.remove('pages/news.json');
  expect(await warnings()).toEqual([
    expect.stringMatching(/^warning content\/redirects\.json:1:1 .* at "\/news"/),
  ]);
});

it.each([
  ['a redirect leads on', '"redirects": [', '"redirects": [{ "from": "/about", "to": "/" },'],
  ['nothing was committed', '', ''],
])('says nothing if %s', async (_, before, after) => {
  if (before !== '') await content.commit();
  move('/about', '/who-we-are');
  content.replace('redirects.json', before, after);
  expect(await warnings()).toEqual([]);
});

it('says nothing of an address that only a draft had', async () => {
  content.replace('pages/about.json', '"path": "/about",', '"path": "/about", "draft": true,');
  await content.commit();
  move('/about', '/who-we-are');
  expect(await warnings()).toEqual([]);
});

it('says nothing of a page that another file has now', async () => {
  await content.commit();
  content.write('pages/mission.json', content.read('pages/about.json'));
  content.remove('pages/about.json');
  expect(await warnings()).toEqual([]);
});

it('says nothing while the address of a page can’t be read', async () => {
  await content.commit();
  move('/about', '/Who We Are');
  expect(await warnings()).toEqual([]);
});
