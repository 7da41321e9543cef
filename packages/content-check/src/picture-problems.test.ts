import { smallSite } from '../tests/small-site';
import { inspectPicture } from './inspect-pictures';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();
const about = 'pages/about.json';

reportsEdits(
  'reports pictures that are missing, or called otherwise',
  content,
  `
  pages/about.json
  "../images/quilt-dawn.webp" → "../images/quilt-down.webp"
    10:9 sections[0].picture.src: There is no picture "content/images/quilt-down.webp". Did you mean "../images/quilt-dawn.webp"?
  "../images/quilt-dawn.webp" → "../images/Quilt-Dawn.webp"
    10:9 sections[0].picture.src: Uppercase and lowercase matter: the picture is called "quilt-dawn.webp". Use that name.
  "../images/quilt-dawn.webp" → "../quilt-dawn.webp"
    10:9 sections[0].picture.src: There is no picture "content/quilt-dawn.webp". Did you mean "../images/quilt-dawn.webp"?
  "../images/quilt-dawn.webp" → "../../docs/plan.webp"
    10:9 sections[0].picture.src: The picture is outside the folder "content". Copy it to content/images and use the copy.
  A patchwork quilt → Quilt-Dawn.webp
    11:9 sections[0].picture.alt: This is the file’s name (got "Quilt-Dawn.webp"). Describe what the picture shows, or leave this empty for decoration.
  A patchwork quilt → quilt-dawn
    11:9 sections[0].picture.alt: This is the file’s name (got "quilt-dawn"). Describe what the picture shows, or leave this empty for decoration.
  A patchwork quilt →
    nothing
  `,
);

it('reports a file name with an accent in another normalization form, as from a Mac', () => {
  content.remove('images/quilt-dawn.webp');
  content.writePicture('images/cafe\u0301.webp', { width: 960, height: 1200 });
  content.replace(about, 'quilt-dawn.webp', 'caf\u00e9.webp');
  expect(content.problems()).toEqual([
    `error content/${about}:10:9 sections[0].picture.src: The name of the picture has an accent that can be stored in two ways. Rename the picture without accents, here and in its folder.`,
  ]);
});

it('reports a picture that can’t be shown once, for its file', async () => {
  const path = 'images/quilt-dawn.webp';
  content.writePicture(path, await inspectPicture(path, Buffer.from('')));
  expect(content.problems()).toEqual([
    `error content/${path}:1:1 The file is empty. Copy the picture here again.`,
  ]);
});
