import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium';
import { run } from './run.mjs';
import { runTool } from './tools';

/**
 * Sees to it that there is a browser to test with, by the system's packages or by Playwright's own
 * download.
 * @returns whether there is one
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  const asRoot = waysToRoot().find(([program, ...args]) => succeeds(program, [...args, 'true']));
  if (asRoot && isDebian()) await installPackage(asRoot);
  if (findChromium()) return true;
  // Only root can add the libraries the browser needs, where they are missing.
  const libraries = asRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runTool('Downloading Chromium', 'playwright', ['install', ...libraries, 'chromium']);
  if (findChromium()) return true;
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or name its program in CHROME_PATH.',
  );
  return false;
}

type Program = readonly [program: string, ...args: string[]];

/** What to put before a command so that root runs it, never asking for a password. */
function waysToRoot(): Program[] {
  return process.getuid?.() === 0 ? [['env']] : [['sudo', '-n']];
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Debian has a package of Chromium; Ubuntu's of that name is a snap, which containers can't run. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

async function installPackage([program, ...args]: Program): Promise<void> {
  const apt = (...words: string[]) => [
    ...args,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...words,
  ];
  await run('Reading the list of packages', program, apt('update', '-q'));
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = apt('install', '-qy', '--no-install-recommends', name);
    // the first is not in every release of Debian
    if ((await run(`Installing ${name}`, program, install)) === 0) return;
  }
}
