import path from 'node:path';
import { sourceFolder } from './content-folders';

it.each([
  ['production', '.cache/built/content'],
  ['development', '.cache/content-watch/valid/content'],
])('in %s, Gatsby reads a copy of the content', (mode, folder) => {
  expect(sourceFolder({ NODE_ENV: mode })).toBe(path.resolve(folder));
});
