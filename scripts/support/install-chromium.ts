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
  // What to put before a command so that root runs it, never asking for a password.
  const asRoot = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const [program = '', ...args] = asRoot;
  const isRoot = spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
  if (isRoot && isDebian()) await installPackage(asRoot);
  if (findChromium()) return true;
  // Only root can add the libraries the browser needs, where they are missing.
  const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runTool('Downloading Chromium', '@playwright/test/cli.js', [
    'install',
    ...libraries,
    'chromium',
  ]);
  if (findChromium()) return true;
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or name its program in CHROME_PATH.',
  );
  return false;
}

/** Debian has a package of Chromium; Ubuntu's of that name is a snap, which containers can't run. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

async function installPackage([program = '', ...asRoot]: readonly string[]): Promise<void> {
  const apt = (name: string, words: string) =>
    run(name, program, [
      ...asRoot,
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...words.split(' '),
    ]);
  await apt('Reading the list of packages', 'update -q');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await apt(`Installing ${name}`, `install -qy --no-install-recommends ${name}`);
    // the first is not in every release of Debian
    if (code === 0) return;
  }
}
