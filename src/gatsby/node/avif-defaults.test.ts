import sharp from 'sharp';
import { onPluginInit } from './avif-defaults';

const picture = () => sharp('content/images/quilt-dawn.webp').resize(120);
const encoded = (options: sharp.AvifOptions) => picture().avif(options).toBuffer();

it.each([
  [
    'lowers effort and fineness of colours',
    { quality: 50 },
    { effort: 3, chromaSubsampling: '4:2:0' },
  ],
  [
    'takes more effort where bytes count',
    { quality: 36 },
    { effort: 4, chromaSubsampling: '4:2:0' },
  ],
  ['leaves what is asked for', { quality: 50, effort: 1, chromaSubsampling: '4:4:4' }, {}],
])('%s', async (_name, asked, taken) => {
  // what is asked for in full is never changed
  const full = { effort: 4, chromaSubsampling: '4:4:4', ...asked, ...taken };
  const expected = await encoded(full);
  onPluginInit();
  expect(await encoded(asked)).toEqual(expected);
});
