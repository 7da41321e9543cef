import { posix as node } from 'node:path';
import { posix } from './posix-path';

it.each([
  ['pages', '../images/a.webp'],
  ['pages', './a/../b.webp'],
  ['pages', '../../outside.webp'],
  ['.', 'images/a.webp'],
])('does with %s and %s what Node does', (folder, path) => {
  expect(posix.join(folder, path)).toBe(node.join(folder, path));
  const target = node.join(folder, path);
  expect(posix.dirname(target)).toBe(node.dirname(target));
  expect(posix.basename(target)).toBe(node.basename(target));
  if (!target.startsWith('..'))
    expect(posix.relative(folder, target)).toBe(node.relative(folder, target));
});
