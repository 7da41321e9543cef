import sharp from 'sharp';
import { inspectPicture } from './inspect-pictures';
import { terminalMessages } from './messages/terminal-messages';
import { messageOf } from './messages/messages';

const picture = 'images/valley-dawn.webp';

/** What is wrong with a picture, in words. */
async function faultOf(path: string, bytes: Uint8Array | string): Promise<string | undefined> {
  const inspection = await inspectPicture(path, Buffer.from(bytes));
  return 'finding' in inspection ? messageOf(inspection.finding, terminalMessages) : undefined;
}

/** A plain picture; a low one is made and read in no time. */
function plain(width: number, height = 8) {
  return sharp({ create: { width, height, channels: 3, background: '#2c5f63' } });
}

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
  expect(await faultOf(path, await bytes())).toBe(sentence);
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
  expect(await faultOf('images/mark.svg', drawing(inside))).toBe(
    `This SVG contains ${what}. Delete it, and save the picture as WebP or PNG.`,
  );
});

it('allows a drawing that refers to its own parts', async () => {
  expect(await faultOf('images/mark.svg', drawing('<use href="#a"/>'))).toBeUndefined();
});

it.each(['webp', 'jpg', 'jpeg', 'png', 'avif'] as const)('allows a .%s', async (ending) => {
  const bytes = await plain(1300).toFormat(ending).toBuffer();
  expect(await inspectPicture(`images/valley.${ending}`, bytes)).toEqual({
    width: 1300,
    height: 8,
  });
});

it.each(['webp', 'avif'] as const)('allows a .%s that is stored upside down', async (ending) => {
  const bytes = await plain(1300).toFormat(ending).withMetadata(upsideDown).toBuffer();
  expect(await faultOf(`images/turned.${ending}`, bytes)).toBeUndefined();
});
