import sharp from 'sharp';
import { onPluginInit } from './gatsby-node';

const mockWarn = jest.fn();
const mockReporter = { warn: mockWarn };
jest.mock('gatsby-cli/lib/reporter', () => mockReporter);

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
