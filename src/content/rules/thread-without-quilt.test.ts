import { fixtureInMemory } from '../../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();
const about = 'pages/about.json';
const problem =
  /about\.json:\d+:\d+ sections\[1\]\.thread: This thread joins the windows of the quilt/;
const photograph = { width: 1600, height: 900 };

it('accepts a thread over the quilt', () => {
  expect(content.read(about)).toContain('"thread": true');
  expect(content.problems()).toEqual([]);
});

it.each(['src', 'dark'])('reports a thread over another picture in %s', (field) => {
  content.writePicture('images/office.webp', photograph);
  content.write(
    about,
    content.read(about).replace(new RegExp(`("${field}": "../images/)quilt-[a-z]+`), '$1office'),
  );
  expect(content.problems().filter((line) => problem.test(line))).toHaveLength(1);
});

it('reports a thread over a photograph that has replaced the quilt', () => {
  content.writePicture('images/quilt-dawn.webp', photograph);
  expect(content.problems().filter((line) => problem.test(line))).toHaveLength(1);
});

it('accepts any picture without a thread', () => {
  content.writePicture('images/quilt-dawn.webp', photograph);
  content.replace(about, '"thread": true', '"thread": false');
  expect(content.problems()).toEqual([]);
});

it('says nothing of what is no path of a picture, which has a problem of its own', () => {
  content.replace(about, '../images/quilt-dawn.webp', 'https://wv.gov/quilt.webp');
  const problems = content.problems();
  expect(problems).toHaveLength(1);
  expect(problems.filter((line) => problem.test(line))).toEqual([]);
});
