import sharp from 'sharp';
import { onPluginInit } from './avif-defaults';

const picture = () => sharp('content/images/quilt-dawn.webp').resize(120);
const encoded = (options: sharp.AvifOptions) => picture().avif(options).toBuffer();

it('lowers effort and fineness of colours where none is asked for', async () => {
  const before = await encoded({ quality: 50 });
  onPluginInit();
  const after = await encoded({ quality: 50 });
  expect(after.length).toBeLessThan(before.length);
  expect(after).toEqual(await encoded({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }));
});

it('takes more effort where every byte counts', async () => {
  onPluginInit();
  expect(await encoded({ quality: 36 })).toEqual(
    await encoded({ quality: 36, effort: 4, chromaSubsampling: '4:2:0' }),
  );
});

it('leaves what is asked for', async () => {
  const asked = { quality: 50, effort: 1, chromaSubsampling: '4:4:4' };
  const before = await encoded(asked);
  onPluginInit();
  expect(await encoded(asked)).toEqual(before);
});
