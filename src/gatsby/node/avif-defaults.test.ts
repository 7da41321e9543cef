import sharp from 'sharp';
import { onPluginInit } from './avif-defaults';

const picture = () => sharp('content/images/quilt-dawn.webp').resize(120);
const encoded = (options: sharp.AvifOptions) => picture().avif(options).toBuffer();

it.each([
  [{ quality: 50 }, { effort: 3, chromaSubsampling: '4:2:0' }],
  // where bytes count
  [{ quality: 36 }, { effort: 4, chromaSubsampling: '4:2:0' }],
  [{ quality: 50, effort: 1, chromaSubsampling: '4:4:4' }, {}],
])('asked for %j takes also %j', async (asked, taken) => {
  const expected = await encoded({ ...asked, ...taken });
  onPluginInit();
  expect(await encoded(asked)).toEqual(expected);
});
