import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  findChromium,
  findFastBrowser,
  findTestBrowser,
  needlessFlags,
  requireChromium,
  shellBeside,
  type Surroundings,
} from './chromium';

const playwright = '/home/.cache/ms-playwright/chrome';
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const onWindows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
const playwrightShell = '/home/.cache/ms-playwright/shell';
const [system, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const named = { PATH: '/usr/bin', CHROME_PATH: '/opt/mine' };

/** A Linux machine where only `files` exist. */
const machine = (files: readonly string[], more: Partial<Surroundings> = {}): Surroundings => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  exists: (file) => files.includes(file),
  playwright,
  playwrightShell: files.find((file) => file === playwrightShell),
  ...more,
});

test.each<[string, string | undefined, string[], Partial<Surroundings>?]>([
  ['CHROME_PATH comes first', '/opt/mine', ['/opt/mine', system], { env: named }],
  ['Playwright’s download comes before the system’s', playwright, [system, playwright]],
  ['Chromium comes before Chrome', system, ['/usr/local/bin/google-chrome', system]],
  ['Chromium comes before the headless shell', system, [system, shell]],
  ['Playwright’s headless shell comes last', system, [playwrightShell, system]],
  ['only Playwright’s headless shell', playwrightShell, [playwrightShell]],
  ['outside of the search path', '/opt/google/chrome/chrome', ['/opt/google/chrome/chrome']],
  ['on a Mac', onMac, [onMac], { platform: 'darwin' }],
  [
    'on Windows',
    onWindows,
    [onWindows],
    { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } },
  ],
  ['none installed', undefined, []],
])('finds Chromium, %s: %s', (_, ...[found, files, more]) => {
  expect(findChromium(machine(files, more))).toBe(found);
});

it.each([findChromium, findTestBrowser])('%p throws if CHROME_PATH names no file', (find) => {
  expect(() => find(machine([system], { env: named }))).toThrow('there is no such file');
});

it('tells a command that needs a browser what to do if there is none', () => {
  expect(() => requireChromium(machine([]))).toThrow('Install one, or set CHROME_PATH');
});

test.each<[string, string | undefined, string[], Partial<Surroundings>?]>([
  ['CHROME_PATH comes first', '/opt/mine', ['/opt/mine', shell], { env: named }],
  ['the headless shell comes next', shell, [system, shell]],
  ['then Playwright’s', playwrightShell, [system, playwright, playwrightShell]],
  ['then any other', playwright, [system, playwright]],
])('finds a browser for tests, %s: %s', (_, ...[found, files, more]) => {
  expect(findTestBrowser(machine(files, more))).toBe(found);
});

it('lets Chromium share memory where there is enough of it, which is not so in most containers', () => {
  expect(needlessFlags(() => 4e9)).toEqual(['--disable-dev-shm-usage']);
  expect(needlessFlags(() => 64e6)).toEqual([]);
});

it('asks for the headless shell where there is only a slower browser', () => {
  expect(findFastBrowser(machine([system, playwright]))).toBeUndefined();
  expect(findFastBrowser(machine([system, shell]))).toBe(shell);
});

it('finds the headless shell beside Playwright’s Chromium', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const chromium = path.join(cache, 'chromium-1255/chrome-linux64/chrome');
  expect(shellBeside(chromium)).toBeUndefined();
  const folder = path.join(cache, 'chromium_headless_shell-1255/chrome-headless-shell-linux64');
  mkdirSync(folder, { recursive: true });
  const program = path.join(folder, 'chrome-headless-shell');
  writeFileSync(program, '');
  expect(shellBeside(chromium)).toBe(program);
});
