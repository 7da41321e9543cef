import sharp from 'sharp';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { reportsEdits } from '../../../tests/helpers/content/edit-cases';

const content = contentForTests();
const page = 'pages/home.json';
const picture = 'images/valley-dawn.webp';

/** A plain picture, made for the test; a low one is made and read in no time. */
function plain(width: number, height = 8) {
  return sharp({ create: { width, height, channels: 3, background: '#2c5f63' } });
}

/** Puts a picture of the editor's own in the place of a scene of the page. */
function replaceScene(src: string, scene = 'overlook') {
  const own = { src, alt: '', phone: '../images/phone.webp' };
  const lines = JSON.stringify(own, null, 2).replaceAll('\n', '\n      ');
  content.replace(page, `"scene": "${scene}"`, `"picture": ${lines}`);
}

beforeEach(async () => {
  content.write(picture, await plain(1280).webp({ effort: 0 }).toBuffer());
  content.write('images/phone.webp', await plain(640).webp({ effort: 0 }).toBuffer());
  replaceScene('../images/valley-dawn.webp');
});

function noise() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1300, height: 80, channels: 3, background: '#000', noise } });
}

async function frames() {
  const stills = [plain(1300).png().toBuffer(), plain(1300).negate().png().toBuffer()];
  return sharp(await Promise.all(stills), { join: { animated: true } })
    .webp()
    .toBuffer();
}

async function markedPng() {
  const still = await plain(1300).png().toBuffer();
  // the chunk of an animation, behind the header: its length, name, 2 frames, no end, checksum
  const chunk = Buffer.concat([Buffer.from('\0\0\0\x08acTL\0\0\0\x02'), Buffer.alloc(8)]);
  return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
}

async function markedAvif() {
  const sequence = await plain(1300).avif({ effort: 0 }).toBuffer();
  sequence.write('avis', 8);
  return sequence;
}

/** The container of an AVIF that says it holds HEVC (ISO/IEC 23008-12, annex B). */
async function heic() {
  const bytes = await plain(1300).avif({ effort: 0 }).toBuffer();
  const [start, mdat] = ['av1C', 'mdat'].map((name) => bytes.indexOf(name) - 4);
  const decoder = Buffer.alloc(31);
  decoder.writeUInt32BE(decoder.length);
  decoder.write('hvcC\x01', 4);
  const longer = decoder.length - bytes.readUInt32BE(start);
  for (const box of ['meta', 'iprp', 'ipco'].map((name) => bytes.indexOf(name) - 4))
    bytes.writeUInt32BE(bytes.readUInt32BE(box) + longer, box);
  const place = Buffer.alloc(4);
  place.writeUInt32BE(Number(mdat) + 8);
  bytes.writeUInt32BE(Number(mdat) + 8 + longer, bytes.indexOf(place));
  bytes.write('hvc1', bytes.indexOf('av01'));
  bytes.write('heic', 8);
  return Buffer.concat([bytes.subarray(0, start), decoder, bytes.subarray(Number(start) + 12)]);
}

/** A small picture that says in its frame header (T.81, B.2.2) that it is a huge one. */
async function hugeJpeg() {
  const photo = await plain(1300).jpeg().toBuffer();
  const frame = photo.indexOf('ffc0', 0, 'hex');
  photo.writeUInt16BE(6300, frame + 5);
  photo.writeUInt16BE(8000, frame + 7);
  return photo;
}

const sideways = { orientation: 6 };
const upsideDown = { orientation: 3 };

function drawing(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;
}

reportsEdits(
  content,
  `
  pages/home.json
  "../images/valley-dawn.webp" → "../images/valley-down.webp"
    29:9 sections[0].picture.src: There is no picture "content/images/valley-down.webp". Did you mean "../images/valley-dawn.webp"?
  "../images/valley-dawn.webp" → "../images/Valley-Dawn.webp"
    29:9 sections[0].picture.src: Uppercase and lowercase matter: the picture is called "valley-dawn.webp". Use that name.
  "../images/valley-dawn.webp" → "../valley-dawn.webp"
    29:9 sections[0].picture.src: There is no picture "content/valley-dawn.webp". Did you mean "../images/valley-dawn.webp"?
  "../images/valley-dawn.webp" → "../../docs/plan.webp"
    29:9 sections[0].picture.src: The picture is outside the folder "content". Copy it to content/images and use the copy.
  "../images/valley-dawn.webp" → "../images/quilt-dawn.webp"
    29:9 sections[0].picture.src: The picture is too small for its place (960 pixels wide). Use one at least 1280 wide.
  "../images/valley-dawn.webp" → "/images/valley-dawn.webp"
    29:9 sections[0].picture.src: Pictures belong in content/images (got "/images/valley-dawn.webp"). Use "../images/" and the name of the picture.
  "../images/valley-dawn.webp" → "https://wv.gov/x.webp"
    29:9 sections[0].picture.src: Pictures belong in content/images (got "https://wv.gov/x.webp"). Use "../images/" and the name of the picture.
  "../images/valley-dawn.webp" → "images/valley-dawn.webp"
    29:9 sections[0].picture.src: The folder is missing (got "images/valley-dawn.webp"). Start with "../images/".
  "../images/valley-dawn.webp" → "..\\\\images\\\\valley-dawn.webp"
    29:9 sections[0].picture.src: A path can’t contain "\\" (got "..\\\\images\\\\valley-dawn.webp"). Use "/".
  "../images/valley-dawn.webp" → "../images/valley-dawn.svg"
    29:9 sections[0].picture.src: The site can’t show ".svg" pictures (got "../images/valley-dawn.svg"). Save it as .webp, .jpg, .png or .avif.
  "../images/valley-dawn.webp" → "../images/valley-dawn"
    29:9 sections[0].picture.src: The file name has no extension (got "../images/valley-dawn"). Add one: .webp, .jpg, .png or .avif.

  pages/about.json
  A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches → Quilt-Dawn.webp
    20:9 sections[1].picture.alt: This is the file’s name (got "Quilt-Dawn.webp"). Describe what the picture shows, or leave this empty for decoration.
  A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches → quilt-dawn
    20:9 sections[1].picture.alt: This is the file’s name (got "quilt-dawn"). Describe what the picture shows, or leave this empty for decoration.
  A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches → ${'A'.repeat(151)}
    20:9 sections[1].picture.alt: The text has 151 characters, but only 150 fit. Shorten it.
  "alt": "A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches", →
    18:7 sections[1].picture.alt: The field “Text instead of the picture” is missing. Add "alt": "A quilt of hills with small lit windows joined by one line of stitches".
  A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches →
    nothing
  `,
);

const damaged =
  'The picture is damaged, or in a format that the site can’t read. Save it again as WebP, JPEG, PNG or AVIF.';
const moves = 'The picture is animated. Save a single frame of it.';
const turned =
  'The photo is stored sideways, so the site would crop it wrongly. Rotate it, or just open it, in an image editor, and save it again.';
const otherForm = (form: string) =>
  `The extension is wrong: this is a "${form}" picture. Rename it to end in ".${form}", here and where it is used.`;

it.each<[string, string, () => Promise<Uint8Array> | Uint8Array | string, string]>([
  ['is empty', picture, () => '', 'The file is empty. Copy the picture here again.'],
  [
    'is kept elsewhere by Git LFS',
    picture,
    () => `version https://git-lfs.github.com/spec/v1\noid sha256:${'ab'.repeat(32)}\nsize 12345\n`,
    'This file only stands for a picture that Git keeps elsewhere (Git LFS) and did not fetch. Fetch it, or copy the picture here again.',
  ],
  ['is a text', picture, () => 'no picture', damaged],
  [
    'is too large a file',
    picture,
    () => Buffer.alloc(10_000_001),
    'The file has 10.0 MB; at most 10 are allowed. Make it smaller.',
  ],
  [
    'breaks off',
    picture,
    async () => (await plain(1920).webp({ lossless: true }).toBuffer()).subarray(0, -20),
    damaged,
  ],
  [
    'is a JPEG by its bytes and breaks off',
    'images/photo.jpg',
    async () => (await noise().jpeg().toBuffer()).subarray(0, 3_000),
    damaged,
  ],
  ['has another ending', picture, () => plain(1300).png().toBuffer(), otherForm('png')],
  ['has another ending', picture, () => plain(1300).jpeg().toBuffer(), otherForm('jpeg')],
  ['has another ending', picture, () => plain(1300).avif().toBuffer(), otherForm('avif')],
  [
    'has a form that browsers do not show',
    'images/scan.tiff',
    () => plain(1300).tiff().toBuffer(),
    'The site can’t show "tiff" pictures. Save it as WebP, JPEG, PNG or AVIF.',
  ],
  [
    'is a photo of a phone under the name of a JPEG',
    'images/IMG_1.jpg',
    heic,
    'The site can’t show "heic" pictures. Save it as WebP, JPEG, PNG or AVIF.',
  ],
  ['moves', picture, frames, moves],
  ['moves, as only its first bytes tell', 'images/a.png', markedPng, moves],
  ['moves, as only its first bytes tell', 'images/b.avif', markedAvif, moves],
  // orientations 5 to 8 swap width and height (Exif 2.32, tag 274)
  [
    'is stored on its side',
    picture,
    () => plain(1300).webp().withMetadata(sideways).toBuffer(),
    turned,
  ],
  [
    'is stored on its side',
    'images/photo.avif',
    () => plain(1300).avif({ effort: 0 }).withMetadata(sideways).toBuffer(),
    turned,
  ],
  [
    'has too many pixels',
    'images/photo.jpg',
    hugeJpeg,
    'The picture has 50.4 million pixels; at most 50 are allowed. Make it smaller.',
  ],
  [
    'is too tall for the build',
    'images/long.png',
    () => plain(1, 16_384).png().toBuffer(),
    'The picture is 16384 pixels tall; at most 16383 are allowed. Crop it.',
  ],
])('reports a picture that %s: %s', async (_name, path, bytes, sentence) => {
  content.write(path, await bytes());
  expect(await content.problems()).toEqual([`error content/${path}:1:1 ${sentence}`]);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script', '<a onclick="alert(1)"/>'],
  ['a script', '<a href="javascript:alert(1)"/>'],
  ['an embedded page', '<foreignObject><p/></foreignObject>'],
  ['something that would be loaded from elsewhere', '<image href="https://wv.gov/x.png"/>'],
  ['something that would be loaded from elsewhere', '<style>@import "x.css"</style>'],
  ['something that would be loaded from elsewhere', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
])('reports %s in a drawing: %s', async (what, inside) => {
  content.write('images/mark.svg', drawing(inside));
  expect(await content.problems()).toEqual([
    `error content/images/mark.svg:1:1 This SVG contains ${what}. Delete it, and save the picture as WebP or PNG.`,
  ]);
});

it.each([
  ['images/old.webp', () => plain(20).webp().toBuffer()],
  ['images/mark.svg', () => drawing('<use href="#a"/>')],
])('warns of %s, which no page shows', async (path, bytes) => {
  content.write(path, await bytes());
  expect(await content.problems()).toEqual([
    `warning content/${path}:1:1 No page shows this picture. Use it, or delete it.`,
  ]);
});

it('reports a file name with an accent in another normalization form, as from a Mac', async () => {
  content.write('images/cafe\u0301.webp', await plain(1280).webp({ effort: 0 }).toBuffer());
  content.replace(page, 'valley-dawn.webp', 'caf\u00e9.webp');
  content.remove(picture);
  expect(await content.problems()).toEqual([
    `error content/${page}:29:9 sections[0].picture.src: The name of the picture has an accent that can be stored in two ways. Rename the picture without accents, here and in its folder.`,
  ]);
});

it.each(['jpg', 'jpeg', 'png', 'avif'] as const)('allows a .%s', async (ending) => {
  const name = `valley-dawn.${ending}`;
  content.remove(picture);
  content.write(`images/${name}`, await plain(1300).toFormat(ending).toBuffer());
  content.replace(page, 'valley-dawn.webp', name);
  expect(await content.problems()).toEqual([]);
});

it.each(['webp', 'avif'] as const)('allows a .%s that is stored upside down', async (ending) => {
  const name = `turned.${ending}`;
  const bytes = await plain(1300).toFormat(ending).withMetadata(upsideDown).toBuffer();
  content.write(`images/${name}`, bytes);
  content.remove(picture);
  content.replace(page, 'valley-dawn.webp', name);
  expect(await content.problems()).toEqual([]);
});

it('inspects a picture again after a change', async () => {
  await content.problems();
  content.write(picture, await plain(600).webp().toBuffer());
  expect(await content.problems()).toEqual([
    expect.stringContaining('too small for its place (600 pixels wide)'),
  ]);
});

it('requires 640 pixels for phones', async () => {
  content.write('images/phone.webp', await plain(639).webp().toBuffer());
  expect(await content.problems()).toEqual([
    `error content/${page}:31:9 sections[0].picture.phone: The picture is too small for its place (639 pixels wide). Use one at least 640 wide.`,
  ]);
});

it('requires the same width in a banner as in a hero', async () => {
  replaceScene('../images/quilt-dawn.webp', 'window');
  expect(await content.problems()).toEqual([
    `error content/${page}:49:9 sections[2].picture.src: The picture is too small for its place (960 pixels wide). Use one at least 1280 wide.`,
  ]);
});
