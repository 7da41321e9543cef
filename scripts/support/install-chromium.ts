import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium';
import { run } from './run.mjs';
import { runTool } from './tools';

/**
 * Installs a browser for the tests if there is none: a system package or Playwright's download.
 * @returns whether there is one now
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  // the prefix to run a command as root without a password prompt
  const asRoot = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const [program = '', ...args] = asRoot;
  const isRoot = spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
  if (isRoot && isDebian()) await installPackage(asRoot);
  if (findChromium()) return true;
  // only root can install the libraries that the browser needs
  const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runTool('Downloading Chromium', '@playwright/test/cli.js', [
    'install',
    ...libraries,
    'chromium',
  ]);
  if (findChromium()) return true;
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its path.',
  );
  return false;
}

/** Debian has a package of Chromium; Ubuntu's is a snap, which doesn't run in containers. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

async function installPackage([program = '', ...asRoot]: readonly string[]): Promise<void> {
  const apt = (name: string, args: string) =>
    run(name, program, [
      ...asRoot,
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...args.split(' '),
    ]);
  await apt('Updating the package list', 'update -q');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await apt(`Installing ${name}`, `install -qy --no-install-recommends ${name}`);
    // not every release of Debian has the first one
    if (code === 0) return;
  }
}
