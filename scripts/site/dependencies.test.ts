import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areInstalled, isSupported } from './dependencies.mjs';

test.each([
  ['18.20.4', false],
  ['20.9.1', false],
  ['20.19.9', false],
  ['20.20.0', true],
  ['22.0.0', true],
  ['26.10.1', true],
  ['27.0.0', false],
])('Node %s is between 20.20 and 26: %s', (version, supported) => {
  expect(isSupported(version, '>=20.20.0 <27')).toBe(supported);
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
  ['before the first installation', false, {}, 'linux'],
  ['if only packages for other systems are missing', true, { ...react, ...forLinux }, 'linux'],
  [
    'if a package has another version',
    false,
    { ...forLinux, 'node_modules/react': { version: '18.0.0' } },
    'linux',
  ],
  [
    'if an optional package has another version',
    false,
    { ...react, [linux]: { version: '0.33.0', os: ['linux'] } },
    'linux',
  ],
  ['if the packages are for another system', false, { ...react, ...forLinux }, 'darwin'],
  ['with a "!win32" package, on Linux', true, { ...react, ...notForWindows }, 'linux'],
  ['with a "!win32" package, on Windows', false, { ...react, ...notForWindows }, 'win32'],
])('whether all packages are installed, %s: %s', (_, expected, installed, platform) => {
  expect(areInstalled(locked, installed, platform)).toBe(expected);
});

test('npm installs devDependencies even if NODE_ENV is "production", as on hosts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('tool/package.json', { name: 'tool', version: '1.0.0' });
  write('site/package.json', { devDependencies: { tool: 'file:../tool' } });
  copyFileSync('.npmrc', path.join(folder, 'site/.npmrc'));
  // without the variables set by the npm that runs the tests
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  execFileSync('npm', ['install', '--offline', '--loglevel=error'], {
    cwd: path.join(folder, 'site'),
    env: { ...Object.fromEntries(variables), NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  expect(existsSync(path.join(folder, 'site/node_modules/tool'))).toBe(true);
  rmSync(folder, { recursive: true });
});
