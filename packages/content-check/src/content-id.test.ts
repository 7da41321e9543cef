import { contentId } from './content-id';

const files = { 'site.json': '{\n  "name": "A"\n}\n', 'pages/home.json': '{}' };

it('is the same for the same texts, in any order and with any line breaks', async () => {
  const { 'site.json': site, ...others } = files;
  const id = await contentId(files);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await contentId({ ...others, 'site.json': site.replaceAll('\n', '\r\n') })).toBe(id);
});

it.each<[string, Readonly<Record<string, string>>]>([
  ['text', { ...files, 'site.json': '{}' }],
  ['path', { 'site.json': files['site.json'], 'pages/start.json': '{}' }],
  ['file', { ...files, 'pages/more.json': '{}' }],
])('is another one for another %s', async (_, changed) => {
  expect(await contentId(changed)).not.toBe(await contentId(files));
});
