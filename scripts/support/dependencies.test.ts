import { areInstalled } from './dependencies.mjs';

const locked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/@img/sharp-linux-x64': { version: '0.34.5', optional: true, os: ['linux'] },
  'node_modules/@img/sharp-darwin-arm64': { version: '0.34.5', optional: true, os: ['darwin'] },
};
const react = { 'node_modules/react': { version: '19.0.0' } };
const forLinux = { 'node_modules/@img/sharp-linux-x64': { version: '0.34.5', os: ['linux'] } };

test('nothing is installed before the first time', () => {
  expect(areInstalled(locked, {}, 'linux')).toBe(false);
});

test('all is installed when only packages of other systems are missing', () => {
  expect(areInstalled(locked, { ...react, ...forLinux }, 'linux')).toBe(true);
});

test('a package of another version is no installed package', () => {
  const older = { 'node_modules/react': { version: '18.0.0' } };
  expect(areInstalled(locked, { ...forLinux, ...older }, 'linux')).toBe(false);
});

test('an optional package of another version is not good either', () => {
  const older = { 'node_modules/@img/sharp-linux-x64': { version: '0.33.0', os: ['linux'] } };
  expect(areInstalled(locked, { ...react, ...older }, 'linux')).toBe(false);
});

test('packages installed on another system are not good on this one', () => {
  expect(areInstalled(locked, { ...react, ...forLinux }, 'darwin')).toBe(false);
});

test('a package that is for all systems but one is good on the others', () => {
  const notForWindows = { 'node_modules/fsevents': { version: '2.0.0', os: ['!win32'] } };
  expect(areInstalled({}, notForWindows, 'linux')).toBe(true);
  expect(areInstalled({}, notForWindows, 'win32')).toBe(false);
});
