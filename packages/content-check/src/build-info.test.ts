import { isBuiltOf } from './build-info';
import { contentId } from './content-id';

const files = { 'site.json': '{}' };

it('tells a build of a state of the content from one of another', async () => {
  const info = JSON.stringify({ commit: null, content: await contentId(files) });
  expect(await isBuiltOf(info, files)).toBe(true);
  expect(await isBuiltOf(info, { 'site.json': '{ }' })).toBe(false);
});

it.each(['', '<!doctype html>', 'null', '{}', '{"content":1}'])(
  'can’t tell by “%s”',
  async (info) => {
    expect(await isBuiltOf(info, files)).toBeUndefined();
  },
);
