import path from 'node:path';
import { contentPath } from './content-path';

it.each([
  ['production', '.cache/built/content'],
  ['development', '.cache/content-watch/valid/content'],
])('in %s, Gatsby reads a copy of the content', (mode, folder) => {
  expect(contentPath({ NODE_ENV: mode })).toBe(path.resolve(folder));
});
