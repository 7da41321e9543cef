import { findChromium, findTestBrowser, type Surroundings } from './chromium';

/** A Linux machine where only `files` exist. */
const machine = (files: readonly string[], more: Partial<Surroundings> = {}): Surroundings => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  exists: (file) => files.includes(file),
  playwright: '/home/.cache/ms-playwright/chrome',
  ...more,
});

test('the browser somebody names comes before all others', () => {
  const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/mine' };
  expect(findChromium(machine(['/opt/mine', '/usr/bin/chromium'], { env }))).toBe('/opt/mine');
});

test('the one Playwright has downloaded comes before the system’s', () => {
  const files = ['/usr/bin/chromium', '/home/.cache/ms-playwright/chrome'];
  expect(findChromium(machine(files))).toBe('/home/.cache/ms-playwright/chrome');
});

test('Chromium comes before Chrome', () => {
  const files = ['/usr/local/bin/google-chrome', '/usr/bin/chromium'];
  expect(findChromium(machine(files))).toBe('/usr/bin/chromium');
});

test('a place off the search path is known too', () => {
  expect(findChromium(machine(['/opt/google/chrome/chrome']))).toBe('/opt/google/chrome/chrome');
});

test('it is found on a Mac', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findChromium(machine([chrome], { platform: 'darwin' }))).toBe(chrome);
});

test('it is found on Windows', () => {
  const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const env = { PROGRAMFILES: 'C:\\Program Files' };
  expect(findChromium(machine([chrome], { platform: 'win32', env }))).toBe(chrome);
});

test('where there is none, none is found', () => {
  expect(findChromium(machine([]))).toBeUndefined();
});

test('for tests, the one without windows comes first', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findTestBrowser(machine(files))).toBe('/usr/bin/chromium-headless-shell');
  expect(findChromium(machine(files))).toBe('/usr/bin/chromium');
});

test('for tests, Playwright takes its own where it has one', () => {
  const files = ['/usr/bin/chromium', '/home/.cache/ms-playwright/chrome'];
  expect(findTestBrowser(machine(files))).toBeUndefined();
});

test('for tests, any other serves as well', () => {
  expect(findTestBrowser(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});
