import { existsSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from 'command-line/command';

/** The environment of the search; tests pass their own. */
export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly exists: (file: string) => boolean;
  /** The path of Playwright's own browser, whether downloaded or not. */
  readonly playwright: string;
  /** The path of Playwright's headless shell, if it is downloaded. */
  readonly playwrightShell: string | undefined;
};

/** Flags that prevent background requests and the use of the graphics card. */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for tests, each of which has new pages: no process stands ready for pages that no test opens. */
export const testFlags: readonly string[] = [...quietFlags, '--renderer-process-limit=1'];

/**
 * The flag by which Playwright has Chromium share memory in files, if this machine has enough memory to share,
 * as most have outside of containers. Without those files browser tests take a tenth less time.
 */
export function needlessFlags(freeSharedMemory = sharedMemory): readonly string[] {
  return freeSharedMemory() < 2 ** 30 ? [] : ['--disable-dev-shm-usage'];
}

/** The free space, in bytes, where Linux shares memory. */
function sharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Chromium without a user interface: the same engine, which runs browser tests in half the time. */
const shell = 'chromium-headless-shell';

/** Names of Chromium on the search path. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds Chromium or Chrome, in this order: at the path in the variable `CHROME_PATH`, Playwright's
 * download, on the search path, in the default locations of the system; the headless shell comes last.
 * @returns the path of the program, or undefined if there is none
 * @throws {CommandError} if `CHROME_PATH` names no file
 */
export function findChromium(around: Surroundings = thisMachine()): string | undefined {
  const { exists, playwright } = around;
  const others = [playwright, ...onSearchPath(around, names), ...installed(around)];
  return named(around) ?? others.find(exists) ?? findShell(around);
}

/**
 * Finds Chromium or Chrome, as {@link findChromium} does.
 * @throws {CommandError} if there is none
 */
export function requireChromium(around?: Surroundings): string {
  const found = findChromium(around);
  if (found !== undefined) return found;
  throw new CommandError(
    'This needs Chromium or Chrome. Install one, or set CHROME_PATH to its path.',
  );
}

/**
 * Finds the browser for tests: at the path in `CHROME_PATH`, else the headless shell.
 * @returns the path of the program, or undefined if there is none, where {@link findChromium} may find another
 * @throws {CommandError} if `CHROME_PATH` names no file
 */
export function findFastBrowser(around: Surroundings = thisMachine()): string | undefined {
  return named(around) ?? findShell(around);
}

/** Finds the browser for tests: like {@link findChromium}, but prefers the headless shell. */
export function findTestBrowser(around: Surroundings = thisMachine()): string | undefined {
  return findFastBrowser(around) ?? findChromium(around);
}

/** The headless shell of the system, else that of Playwright. */
function findShell(around: Surroundings): string | undefined {
  return onSearchPath(around, [shell]).find(around.exists) ?? around.playwrightShell;
}

function named({ env: { CHROME_PATH = '' }, exists }: Surroundings): string | undefined {
  if (CHROME_PATH === '') return undefined;
  if (exists(CHROME_PATH)) return CHROME_PATH;
  throw new CommandError(
    `CHROME_PATH is "${CHROME_PATH}", but there is no such file. Correct the path, or unset it.`,
  );
}

function thisMachine(): Surroundings {
  const { env, platform } = process;
  const playwright = chromium.executablePath();
  const playwrightShell = shellBeside(playwright);
  return { env, platform, exists: existsSync, playwright, playwrightShell };
}

/**
 * The headless shell that `playwright install --only-shell` downloads, beside Playwright's Chromium. Playwright
 * doesn't tell its path.
 * @param playwright the path of Playwright's Chromium, as in
 *   `~/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome`
 */
export function shellBeside(playwright: string): string | undefined {
  const [, cache = '', revision = ''] = /^(.+[\\/])chromium-(\d+)[\\/]/.exec(playwright) ?? [];
  const folder = `${cache}chromium_headless_shell-${revision}`;
  if (!existsSync(folder)) return undefined;
  const name = /^chrome-headless-shell(?:\.exe)?$/;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((candidate) =>
    name.test(path.basename(candidate)),
  );
  return file && path.join(folder, file);
}

function onSearchPath({ env, platform }: Surroundings, names: readonly string[]): string[] {
  const folders = platform === 'win32' ? [] : (env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

function installed({ env, platform }: Surroundings): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].map(
      (folder = '') => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    );
  return ['/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}
