import sharp from 'sharp';
import { onPluginInit } from './gatsby-node';

const mockWarn = jest.fn();
const mockReporter = { warn: mockWarn };
jest.mock('gatsby-cli/lib/reporter', () => mockReporter);

jest.mock('gatsby-plugin-sharp', () => {
  const original = jest.fn();
  return { original, generateImageData: original };
});
const pictures =
  jest.requireMock<Record<'original' | 'generateImageData', jest.Mock>>('gatsby-plugin-sharp');

const picture = () => sharp('content/images/quilt-dawn.webp').resize(120);
const encoded = (avif: sharp.AvifOptions) => picture().avif(avif).toBuffer();

it.each([
  [{ quality: 50 }, { effort: 3, chromaSubsampling: '4:2:0' }],
  // low quality, for the smallest files
  [{ quality: 36 }, { effort: 4, chromaSubsampling: '4:2:0' }],
  [{ quality: 50, effort: 1, chromaSubsampling: '4:4:4' }, {}],
])('adds to the options %j the defaults %j', async (options, defaults) => {
  const expected = await encoded({ ...options, ...defaults });
  onPluginInit();
  expect(await encoded(options)).toEqual(expected);
});

it('drops the warning about pictures without a fallback, and no other', () => {
  onPluginInit();
  mockReporter.warn('Image a.webp specified only AVIF format, with no fallback format. …');
  mockReporter.warn('another');
  expect(mockWarn.mock.calls).toEqual([['another']]);
});

it('shortens the hash in the addresses of pictures, and changes nothing else', () => {
  const internal = { type: 'File', contentDigest: '0123456789abcdef0123456789abcdef' };
  const options = { args: { width: 120 }, file: { id: 'a', internal } };
  pictures.generateImageData(options);
  const shortened = { ...internal, contentDigest: '01234567' };
  expect(pictures.original).toHaveBeenCalledWith({
    ...options,
    file: { id: 'a', internal: shortened },
  });
  expect(internal.contentDigest).toHaveLength(32);
});
