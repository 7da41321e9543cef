import { areInstalled, isOldNode } from './dependencies.mjs';

test.each([
  ['18.20.4', true],
  ['20.9.1', true],
  ['20.12.0', false],
  ['20.20.2', false],
  ['22.0.0', false],
])('Node %s is too old for >=20.12.0: %s', (version, old) => {
  expect(isOldNode(version, '>=20.12.0 <26')).toBe(old);
});

const linux = 'node_modules/@img/sharp-linux-x64';
const locked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  [linux]: { version: '0.34.5', optional: true, os: ['linux'] },
  'node_modules/@img/sharp-darwin-arm64': { version: '0.34.5', optional: true, os: ['darwin'] },
};
const react = { 'node_modules/react': { version: '19.0.0' } };
const forLinux = { [linux]: { version: '0.34.5', os: ['linux'] } };
const notForWindows = { 'node_modules/fsevents': { version: '2.0.0', os: ['!win32'] } };

test.each<[string, boolean, Parameters<typeof areInstalled>[1], string]>([
  ['before the first time', false, {}, 'linux'],
  ['where only packages of other systems are missing', true, { ...react, ...forLinux }, 'linux'],
  [
    'where a package has another version',
    false,
    { ...forLinux, 'node_modules/react': { version: '18.0.0' } },
    'linux',
  ],
  [
    'where an optional package has another version',
    false,
    { ...react, [linux]: { version: '0.33.0', os: ['linux'] } },
    'linux',
  ],
  ['on another system', false, { ...react, ...forLinux }, 'darwin'],
  ['with one for all other systems, on one', true, { ...react, ...notForWindows }, 'linux'],
  ['with one for all other systems, on this', false, { ...react, ...notForWindows }, 'win32'],
])('whether all is installed %s: %s', (_, expected, installed, platform) => {
  expect(areInstalled(locked, installed, platform)).toBe(expected);
});
