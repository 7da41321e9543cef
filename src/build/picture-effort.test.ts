import sharp from 'sharp';
import { onPluginInit } from './picture-effort';

const picture = () => sharp('content/images/quilt-dawn.webp').resize(120);
const encoded = (options: sharp.AvifOptions) => picture().avif(options).toBuffer();

it('lowers the effort where none is asked for', async () => {
  const before = await encoded({ quality: 50 });
  onPluginInit();
  const after = await encoded({ quality: 50 });
  expect(after.equals(before)).toBe(false);
  expect(after.equals(await encoded({ quality: 50, effort: 3 }))).toBe(true);
});

it('leaves the effort that is asked for', async () => {
  const before = await encoded({ quality: 50, effort: 1 });
  onPluginInit();
  expect((await encoded({ quality: 50, effort: 1 })).equals(before)).toBe(true);
});
