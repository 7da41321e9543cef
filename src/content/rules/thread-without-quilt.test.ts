import sharp from 'sharp';
import { contentForTests } from '../../../tests/helpers/content/content-copy';

const content = contentForTests();
const about = 'pages/about.json';
const problem =
  /about\.json:\d+:\d+ sections\[1\]\.thread: This thread joins the windows of the quilt/;

/** A photograph in the content folder. */
async function photograph(file: string): Promise<void> {
  const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888' } });
  content.write(file, await image.webp().toBuffer());
}

it('accepts a thread over the quilt', async () => {
  expect(content.read(about)).toContain('"thread": true');
  expect(await content.problems()).toEqual([]);
});

it.each(['src', 'dark'])('reports a thread over another picture in %s', async (field) => {
  await photograph('images/office.webp');
  content.write(
    about,
    content.read(about).replace(new RegExp(`("${field}": "../images/)quilt-[a-z]+`), '$1office'),
  );
  expect((await content.problems()).filter((line) => problem.test(line))).toHaveLength(1);
});

it('reports a thread over a photograph that has replaced the quilt', async () => {
  await photograph('images/quilt-dawn.webp');
  expect((await content.problems()).filter((line) => problem.test(line))).toHaveLength(1);
});

it('accepts any picture without a thread', async () => {
  await photograph('images/quilt-dawn.webp');
  content.replace(about, '"thread": true', '"thread": false');
  expect(await content.problems()).toEqual([]);
});

it('says nothing of what is no path of a picture, which has a problem of its own', async () => {
  content.replace(about, '../images/quilt-dawn.webp', 'https://wv.gov/quilt.webp');
  const problems = await content.problems();
  expect(problems).toHaveLength(1);
  expect(problems.filter((line) => problem.test(line))).toEqual([]);
});
