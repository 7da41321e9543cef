import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

describe('hidden pictures', () => {
  it('reports a picture hidden by a scene', () => {
    content.replace(
      'pages/contact.json',
      '"scene": "mailbox"',
      '"scene": "mailbox", "picture": { "src": "../images/quilt-dawn.webp", "alt": "" }',
    );
    expect(content.problems()).toContainEqual(
      expect.stringMatching(
        /^error \S+ sections\[0\]\.picture: The scene hides this picture. Remove one of the two.$/,
      ),
    );
  });
});

describe('picture sizes', () => {
  const page = 'pages/home.json';

  /** Puts a picture from the content in the place of a scene of the page. */
  function replaceScene(src: string, scene = 'overlook') {
    const own = { src, alt: '', phone: '../images/phone.webp' };
    const lines = JSON.stringify(own, null, 2).replaceAll('\n', '\n      ');
    content.replace(page, `"scene": "${scene}"`, `"picture": ${lines}`);
  }

  beforeEach(() => {
    content.writePicture('images/valley-dawn.webp', { width: 1280, height: 800 });
    content.writePicture('images/phone.webp', { width: 640, height: 640 });
    replaceScene('../images/valley-dawn.webp');
  });

  reportsEdits(
    'reports pictures that are too small for their place',
    content,
    `
  pages/home.json
  "../images/valley-dawn.webp" → "../images/quilt-dawn.webp"
    29:9 sections[0].picture.src: The picture is too small for its place (960 pixels wide). Use one at least 1280 wide.
  `,
  );

  it('requires 640 pixels for phones', () => {
    content.writePicture('images/phone.webp', { width: 639, height: 639 });
    expect(content.problems()).toEqual([
      `error content/${page}:31:9 sections[0].picture.phone: The picture is too small for its place (639 pixels wide). Use one at least 640 wide.`,
    ]);
  });

  it('requires the same width in a banner as in a hero', () => {
    replaceScene('../images/quilt-dawn.webp', 'window');
    expect(content.problems()).toEqual([
      `error content/${page}:53:9 sections[2].picture.src: The picture is too small for its place (960 pixels wide). Use one at least 1280 wide.`,
    ]);
  });
});
