import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findFastBrowser, findTestBrowser } from './chromium';

/**
 * Installs Chromium's headless shell for the tests, unless it is there or `CHROME_PATH` names another browser: a
 * package of the system, else the version that Playwright is made for.
 * @returns whether there is a browser now, which is another one if the shell can't be installed
 */
export function ensureTestBrowser(): boolean {
  if (findFastBrowser()) return true;
  // the prefix to run a command as root without a password prompt
  const asRoot = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const isRoot = succeeds([...asRoot, 'true'], 'ignore');
  if (isRoot && isDebian()) installPackage(asRoot);
  if (findFastBrowser()) return true;
  // only root can install the libraries that the browser needs
  const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const playwright = require.resolve('@playwright/test/cli');
  succeeds([process.execPath, playwright, 'install', ...libraries, '--only-shell', 'chromium']);
  if (findTestBrowser()) return true;
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its path.',
  );
  return false;
}

/** Runs a program in this terminal; returns whether it succeeded. */
function succeeds(
  [program = '', ...args]: readonly string[],
  stdio: 'inherit' | 'ignore' = 'inherit',
): boolean {
  return spawnSync(program, args, { stdio }).status === 0;
}

/** Debian has a package of the shell; Ubuntu's Chromium is a snap, which doesn't run in containers. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

function installPackage(asRoot: readonly string[]): void {
  const apt = [...asRoot, 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  succeeds([...apt, 'update', '-q']);
  // not every release of Debian has the first one
  ['chromium-headless-shell', 'chromium'].some((name) =>
    succeeds([...apt, 'install', '-qy', '--no-install-recommends', name]),
  );
}
