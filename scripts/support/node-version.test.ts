import { isOldNode } from './node-version.mjs';

test.each([
  ['18.20.4', true],
  ['20.8.1', true],
  ['20.9.0', false],
  ['20.20.2', false],
  ['22.0.0', false],
])('Node %s is too old for >=20.9.0: %s', (version, old) => {
  expect(isOldNode(version, '>=20.9.0 <26')).toBe(old);
});
