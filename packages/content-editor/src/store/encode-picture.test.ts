import { encodePicture } from './encode-picture';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const heic = [0, 0, 0, 24, ...Buffer.from('ftypheic')];

/** Lets a browser write these types of pictures, and read all or none. */
function mockBrowser(types: readonly string[], { reads = true } = {}): void {
  class Canvas {
    getContext = () => ({ drawImage: () => undefined, fillRect: () => undefined });
    convertToBlob = ({ type }: { readonly type: string }) =>
      Promise.resolve({
        type: types.includes(type) ? type : 'image/png',
        arrayBuffer: () =>
          Promise.resolve(new Uint8Array(type === 'image/jpeg' ? jpeg : [82, 73]).buffer),
      });
  }
  const image = { width: 5120, height: 2560, close: () => undefined };
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    createImageBitmap: () => (reads ? Promise.resolve(image) : Promise.reject(new Error('No.'))),
  });
}

describe('the encoder of a browser', () => {
  it('makes a WebP no larger than needed', async () => {
    mockBrowser(['image/webp', 'image/jpeg']);
    expect(await encodePicture(new Uint8Array(jpeg))).toEqual({
      base64: 'Ukk=',
      width: 2560,
      height: 1280,
    });
  });

  it('makes a JPEG where the browser writes no WebP, as Safari', async () => {
    mockBrowser(['image/jpeg']);
    expect((await encodePicture(new Uint8Array(jpeg))).base64).toMatch(/^\/9j\//);
  });

  it('reads what a phone has made, if the browser does', async () => {
    mockBrowser(['image/jpeg']);
    expect(await encodePicture(new Uint8Array(heic))).toMatchObject({ width: 2560 });
  });

  it('says how to send it otherwise', async () => {
    mockBrowser(['image/webp'], { reads: false });
    await expect(encodePicture(new Uint8Array(heic))).rejects.toThrow(/^This is HEIC.* as JPEG/);
    await expect(encodePicture(new Uint8Array(jpeg))).rejects.toThrow(/^This file can’t be used/);
  });
});
