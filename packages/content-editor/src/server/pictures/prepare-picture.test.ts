import sharp from 'sharp';
import { preparePicture } from './prepare-picture';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

describe('an upload', () => {
  it('rotates a photo by its EXIF orientation', async () => {
    const photo = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await preparePicture(photo)).toMatchObject({ width: 600, height: 800 });
  });

  describe('a photograph as phones keep it', () => {
    /** A red area of 96 × 64 pixels, written by `heif-enc`. */
    const heic = Buffer.from(
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAjbWRhdAAAABcoAa9Y+Q6SX//quv/9AzkPhp0xsZMNjA==',
      'base64',
    );

    it('becomes WebP', async () => {
      const { base64, ...size } = await preparePicture(heic);
      expect(size).toEqual({ width: 96, height: 64 });
      const image = sharp(Buffer.from(base64, 'base64'));
      expect((await image.metadata()).format).toBe('webp');
      const [red = 0, green = 0] = (await image.stats()).channels.map(({ mean }) => mean);
      expect(red).toBeGreaterThan(3 * green);
    });

    it('is refused if it is damaged', async () => {
      // the library says so on the console, too
      jest.spyOn(console, 'log').mockImplementation();
      await expect(preparePicture(heic.subarray(0, 200))).rejects.toMatchObject({ status: 400 });
    });
  });

  it('scales large pictures down, and never up', async () => {
    const small = await picture(640, 400).png().toBuffer();
    expect(await preparePicture(small)).toMatchObject({ width: 640, height: 400 });
    const large = await picture(3000, 6000).png().toBuffer();
    expect(await preparePicture(large)).toMatchObject({ width: 1280, height: 2560 });
  });

  it('converts to WebP, and removes metadata', async () => {
    const exif = { IFD0: { Copyright: 'secret' } };
    const photo = await picture(800, 600).withExif(exif).jpeg().toBuffer();
    const { base64 } = await preparePicture(photo);
    const metadata = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect([metadata.format, metadata.exif]).toEqual(['webp', undefined]);
  });

  it('refuses an animated picture', async () => {
    const frames = await Promise.all([
      picture(64, 64).png().toBuffer(),
      picture(64, 64).negate().png().toBuffer(),
    ]);
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    await expect(preparePicture(animated)).rejects.toThrow('This picture is animated.');
  });

  it('says of an empty file that it is empty', async () => {
    await expect(preparePicture(Buffer.alloc(0))).rejects.toThrow('This file is empty.');
  });

  it.each([
    ['one byte', Buffer.from('x')],
    ['a text', Buffer.from('no picture')],
    ['half a header', Buffer.from('RIFF')],
  ])('says in a sentence that %s can’t be used', async (_, bytes) => {
    await expect(preparePicture(bytes)).rejects.toThrow(/^This file can’t be used:/);
  });

  it.each([
    ['an SVG', () => Promise.resolve(Buffer.from('<svg onload="alert(1)"/>'))],
    ['a damaged picture', async () => (await picture(900, 400).png().toBuffer()).subarray(0, 300)],
    ['another format', () => picture(900, 400).tiff().toBuffer()],
  ])('refuses %s', async (_, make) => {
    await expect(preparePicture(await make())).rejects.toMatchObject({ status: 400 });
  });
});
