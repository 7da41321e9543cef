import {
  findChromium,
  findTestBrowser,
  needlessFlags,
  requireChromium,
  type Surroundings,
} from './chromium';

const playwright = '/home/.cache/ms-playwright/chrome';
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const onWindows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
const [system, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const named = { PATH: '/usr/bin', CHROME_PATH: '/opt/mine' };

/** A Linux machine where only `files` exist. */
const machine = (files: readonly string[], more: Partial<Surroundings> = {}): Surroundings => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  exists: (file) => files.includes(file),
  playwright,
  ...more,
});

test.each<[string, string | undefined, string[], Partial<Surroundings>?]>([
  ['CHROME_PATH comes first', '/opt/mine', ['/opt/mine', system], { env: named }],
  ['Playwright’s download comes before the system’s', playwright, [system, playwright]],
  ['Chromium comes before Chrome', system, ['/usr/local/bin/google-chrome', system]],
  ['Chromium comes before the headless shell', system, [system, shell]],
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
  ['Playwright uses its own download', undefined, [system, playwright]],
  ['then any other', system, [system]],
])('finds a browser for tests, %s: %s', (_, ...[found, files, more]) => {
  expect(findTestBrowser(machine(files, more))).toBe(found);
});

it('lets Chromium share memory where there is enough of it, which is not so in most containers', () => {
  expect(needlessFlags(() => 4e9)).toEqual(['--disable-dev-shm-usage']);
  expect(needlessFlags(() => 64e6)).toEqual([]);
});
