import { contentForTests } from '../../../tests/helpers/content/content-copy';

const content = contentForTests();

/** Replaces the links in the header by links with labels of these lengths. */
function linksOf(...lengths: readonly number[]) {
  const navigation = JSON.parse(content.read('navigation.json')) as object;
  const primary = lengths.map((length) => ({ label: 'a'.repeat(length), href: '/contact' }));
  content.write('navigation.json', JSON.stringify({ ...navigation, primary }, null, 2));
}

it('accepts links in the header that fit on a tablet', async () => {
  linksOf(30, 30);
  expect(await content.problems()).toEqual([]);
});

it('warns of links in the header that would cover the heading on a tablet', async () => {
  linksOf(30, 31);
  expect(await content.problems()).toEqual([
    expect.stringMatching(
      /^warning \S+navigation\.json:\d+:\d+ primary: .* 61 letters.* room for 60/,
    ),
  ]);
});
