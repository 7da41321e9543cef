import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentForTests } from '../../../tests/helpers/content-copy';

const content = contentForTests();
const page = 'pages/home.json';
const picture = 'images/quilt-dawn.webp';

/** A plain picture, made for the test. */
function plain(width: number, height = width) {
  return sharp({ create: { width, height, channels: 3, background: '#2c5f63' } });
}

describe('a path to a picture', () => {
  it.each([
    [
      '../images/valley-down.webp',
      'There is no picture "content/images/valley-down.webp". Did you mean "../images/quilt-dawn.webp"?',
    ],
    [
      '../images/Valley-Dawn.webp',
      'Uppercase and lowercase letters differ: the picture is called "valley-dawn.webp". Write it the same way.',
    ],
    [
      '../valley-dawn.webp',
      'There is no picture "content/valley-dawn.webp". Did you mean "../images/quilt-dawn.webp"?',
    ],
    [
      '../../docs/plan.webp',
      'The picture lies outside the folder "content". Copy it to content/images and use that one.',
    ],
    [
      '../images/quilt-dawn.webp',
      'The picture is too small for its place (960 pixels wide). Use one at least 1280 wide.',
    ],
    [
      '/images/quilt-dawn.webp',
      'A picture lies in content/images, not elsewhere (got "/images/quilt-dawn.webp"). Write "../images/" and its name.',
    ],
    [
      'https://wv.gov/x.webp',
      'A picture lies in content/images, not elsewhere (got "https://wv.gov/x.webp"). Write "../images/" and its name.',
    ],
    [
      'images/quilt-dawn.webp',
      'The way to the folder is missing (got "images/quilt-dawn.webp"). Write "../images/" first.',
    ],
    [
      '..\\images\\valley-dawn.webp',
      'The parts of a path stand between "/" (got "..\\\\images\\\\valley-dawn.webp"). Replace each "\\".',
    ],
    [
      '../images/valley-dawn.svg',
      'The site can’t show ".svg" pictures (got "../images/valley-dawn.svg"). Save it as .webp, .jpg, .png or .avif, in lowercase letters.',
    ],
    [
      '../images/valley-dawn',
      'The ending of the file’s name is missing (got "../images/valley-dawn"). Write it: .webp, .jpg, .png or .avif.',
    ],
  ])('%s is reported with the cure', async (path, sentence) => {
    content.replace(page, '"../images/quilt-dawn.webp"', JSON.stringify(path));
    expect(await content.problems()).toEqual([
      `error content/${page}:30:9 sections[0].picture.src: ${sentence}`,
    ]);
  });
});

describe('a picture', () => {
  it.each([
    ['empty', '', 'The file is empty. Put the picture there once more.'],
    [
      'a text',
      'no picture',
      'The picture is damaged and can’t be read to its end. Save it once more.',
    ],
    [
      'too large a file',
      Buffer.alloc(10_000_001),
      'The file has 10.0 MB, at most 10 are allowed. Save it smaller.',
    ],
  ])('that is %s is reported', async (_name, bytes, sentence) => {
    content.write(picture, bytes);
    expect(await content.problems()).toEqual([`error content/${picture}:1:1 ${sentence}`]);
  });

  it('that breaks off is reported', async () => {
    const bytes = await plain(1920, 1200).webp({ lossless: true }).toBuffer();
    content.write(picture, bytes.subarray(0, bytes.length - 20));
    expect(await content.problems()).toEqual([
      `error content/${picture}:1:1 The picture is damaged and can’t be read to its end. Save it once more.`,
    ]);
  });

  it('that is a JPEG by its bytes and breaks off in the middle is reported', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const image = sharp({
      create: { width: 1300, height: 800, channels: 3, background: '#000', noise },
    });
    const bytes = await image.jpeg().toBuffer();
    content.write('images/photo.jpg', bytes.subarray(0, bytes.length / 2));
    expect(await content.problems()).toEqual([
      'error content/images/photo.jpg:1:1 The picture is damaged and can’t be read to its end. Save it once more.',
    ]);
  });

  it.each([
    ['png', 'this is a "png" picture. Rename it to end in ".png", here and where it is used.'],
    ['jpeg', 'this is a "jpeg" picture. Rename it to end in ".jpeg", here and where it is used.'],
    ['avif', 'this is a "avif" picture. Rename it to end in ".avif", here and where it is used.'],
  ] as const)('that is a %s under the name of another form is reported', async (form, sentence) => {
    content.write(picture, await plain(1300).toFormat(form).toBuffer());
    expect(await content.problems()).toEqual([
      `error content/${picture}:1:1 The ending does not fit: ${sentence}`,
    ]);
  });

  it.each(['jpg', 'jpeg', 'png', 'avif'] as const)('may be a .%s', async (ending) => {
    const name = `valley-dawn.${ending}`;
    content.remove(picture);
    content.write(`images/${name}`, await plain(1300).toFormat(ending).toBuffer());
    content.replace(page, 'valley-dawn.webp', name);
    expect(await content.problems()).toEqual([]);
  });

  it('of a form that browsers do not show is reported', async () => {
    content.write('images/scan.tiff', await plain(1300).tiff().toBuffer());
    expect(await content.problems()).toEqual([
      'error content/images/scan.tiff:1:1 The site can’t show "tiff" pictures. Save it as WebP, JPEG, PNG or AVIF.',
    ]);
  });

  it('that moves is reported', async () => {
    const frames = await sharp(
      [await plain(1300).png().toBuffer(), await plain(1300).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    content.write(picture, frames);
    expect(await content.problems()).toEqual([
      `error content/${picture}:1:1 The picture moves. Save a single frame of it.`,
    ]);
  });

  it('that moves is reported also where only its first bytes tell', async () => {
    const still = await plain(1300).png().toBuffer();
    // the chunk of an animation, behind the header: its length, name, 2 frames, no end, checksum
    const chunk = Buffer.concat([Buffer.from('\0\0\0\x08acTL\0\0\0\x02'), Buffer.alloc(8)]);
    content.write(
      'images/a.png',
      Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]),
    );
    const sequence = await plain(1300).avif({ effort: 0 }).toBuffer();
    sequence.write('avis', 8);
    content.write('images/b.avif', sequence);
    expect(await content.problems()).toEqual([
      'error content/images/a.png:1:1 The picture moves. Save a single frame of it.',
      'error content/images/b.avif:1:1 The picture moves. Save a single frame of it.',
    ]);
  });

  it('with too many pixels is reported', async () => {
    content.write(picture, await plain(8000, 6300).webp({ quality: 1, effort: 0 }).toBuffer());
    expect(await content.problems()).toEqual([
      `error content/${picture}:1:1 The picture has 50.4 million pixels, at most 50 fit. Make it smaller.`,
    ]);
  });

  it('that is looked at again after a change is read anew', async () => {
    await content.problems();
    writeFileSync(join(content.root, picture), await plain(600).webp().toBuffer());
    expect(await content.problems()).toEqual([
      expect.stringContaining('too small for its place (600 pixels wide)'),
    ]);
  });

  it('for phones may be smaller, but not small', async () => {
    content.write('images/valley-dawn-phone.webp', await plain(639).webp().toBuffer());
    expect(await content.problems()).toEqual([
      `error content/${page}:33:9 sections[0].picture.phone: The picture is too small for its place (639 pixels wide). Use one at least 640 wide.`,
    ]);
  });

  it('that no page shows is mentioned', async () => {
    content.write('images/old.webp', await plain(20).webp().toBuffer());
    expect(await content.problems()).toEqual([
      'warning content/images/old.webp:1:1 No page shows this picture. Use it, or delete it.',
    ]);
  });
});

describe('a drawing', () => {
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;

  it.each([
    ['a script', '<script>alert(1)</script>', 'a script'],
    ['a handler', '<a onclick="alert(1)"/>', 'a script'],
    ['an address of code', '<a href="javascript:alert(1)"/>', 'a script'],
    ['a page', '<foreignObject><p/></foreignObject>', 'a page inside the drawing'],
    [
      'another picture',
      '<image href="https://wv.gov/x.png"/>',
      'something that would be fetched from elsewhere',
    ],
    [
      'a style from elsewhere',
      '<style>@import "x.css"</style>',
      'something that would be fetched from elsewhere',
    ],
    [
      'an entity',
      '<!ENTITY x SYSTEM "file:///etc/passwd">',
      'something that would be fetched from elsewhere',
    ],
  ])('that holds %s is reported', async (_name, inside, what) => {
    content.write('images/mark.svg', drawing(inside));
    expect(await content.problems()).toEqual([
      `error content/images/mark.svg:1:1 This SVG holds ${what}. Delete it, and save the picture as WebP or PNG.`,
    ]);
  });

  it('without any of that is only of no use', async () => {
    content.write('images/mark.svg', drawing('<use href="#a"/>'));
    expect(await content.problems()).toEqual([
      'warning content/images/mark.svg:1:1 No page shows this picture. Use it, or delete it.',
    ]);
  });
});

describe('the text instead of a picture', () => {
  const file = 'pages/about.json';
  const shipped = /"alt": "A patchwork[^"]*"/;

  it.each([
    [
      'the name of the file',
      '"alt": "Quilt-Dawn.webp"',
      'This is the name of the file (got "Quilt-Dawn.webp"). Say what the picture shows, or leave it empty for decoration.',
    ],
    [
      'that name without its ending',
      '"alt": "quilt-dawn"',
      'This is the name of the file (got "quilt-dawn"). Say what the picture shows, or leave it empty for decoration.',
    ],
    [
      'too long',
      `"alt": "${'A'.repeat(151)}"`,
      'The text has 151 characters, but only 150 fit. Shorten it.',
    ],
  ])('that is %s is reported', async (_name, alt, sentence) => {
    content.write(file, content.read(file).replace(shipped, alt));
    expect(await content.problems()).toEqual([
      `error content/${file}:20:9 sections[1].picture.alt: ${sentence}`,
    ]);
  });

  it('that is missing is reported', async () => {
    content.write(
      file,
      content
        .read(file)
        .replace(shipped, '"dark": "../images/quilt-dawn.webp"')
        .replace('"dark": "../images/quilt-night.webp"', ''),
    );
    expect(await content.problems()).toEqual([
      `error content/${file}:18:7 sections[1].picture.alt: The field “Text instead of the picture” is missing. Add "alt": "A quilt of hills with small lit windows joined by one line of stitches".`,
      `error content/${file}:20:44 There is a comma after the last entry. Remove this comma.`,
    ]);
  });

  it('may be empty, for decoration', async () => {
    content.write(file, content.read(file).replace(shipped, '"alt": ""'));
    expect(await content.problems()).toEqual([]);
  });
});
