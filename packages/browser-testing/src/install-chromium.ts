import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findFastBrowser, findTestBrowser } from './chromium';

/** The arguments with which Playwright downloads the browser. */
const download = ['install', '--only-shell', 'chromium'];

/**
 * Makes sure that there is a browser for the tests. Only in CI, where the variable `CI` is set, it installs Chromium's
 * headless shell, unless that is there or `CHROME_PATH` names another browser: as root a package of Debian, else the version
 * that Playwright is made for. Elsewhere it says which command does that.
 * @returns whether there is a browser now
 */
export function ensureTestBrowser(env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.CI ? findFastBrowser() : findTestBrowser()) return true;
  if (env.CI) install();
  if (findTestBrowser()) return true;
  console.error(
    `The browser tests need Chromium. Install it, or set CHROME_PATH to the path of one:\n  ${advice()}`,
  );
  return false;
}

function advice(): string {
  if (isDebian()) return 'sudo apt-get install chromium-headless-shell';
  const libraries = process.platform === 'linux' ? ' --with-deps' : '';
  return `npx playwright ${download.join(' ')}${libraries}`;
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian()) installPackage();
  if (findFastBrowser()) return;
  // only root can install the libraries that the browser needs
  const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const playwright = require.resolve('@playwright/test/cli');
  succeeds([process.execPath, playwright, ...download, ...libraries]);
}

/** Runs a program in this terminal; returns whether it succeeded. */
function succeeds([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

/** Debian has a package of the shell; Ubuntu's Chromium is a snap, which doesn't run in containers. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

function installPackage(): void {
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  succeeds([...apt, 'update', '-q']);
  // not every release of Debian has the first one
  ['chromium-headless-shell', 'chromium'].some((name) =>
    succeeds([...apt, 'install', '-qy', '--no-install-recommends', name]),
  );
}
