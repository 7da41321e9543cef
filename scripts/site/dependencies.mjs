import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * Whether a version is in a range.
 * @param {string} version as in `20.20.2`
 * @param {string} range an `engines` range of two bounds, as in `>=20.20.0 <27`
 */
export function isSupported(version, range) {
  const [from = '', below = ''] = range.match(/\d[\d.]*/g) ?? [];
  /** @param {string} bound */
  const isBelow = (bound) => version.localeCompare(bound, 'en', { numeric: true }) < 0;
  return !isBelow(from) && isBelow(below);
}

/** The range of Node's versions that package.json asks for. */
export async function neededNode() {
  const { engines } = /** @type {{ engines: { node: string } }} */ (
    JSON.parse(await readFile('package.json', 'utf8'))
  );
  return engines.node;
}

/**
 * A package in a lockfile.
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, os?: string[] }} Locked
 * @typedef {Record<string, Locked>} Packages by place, as in `node_modules/react`
 */

/**
 * Installs the packages of the lockfile unless they are installed.
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installDependencies() {
  const locked = await packagesIn('package-lock.json');
  // npm writes this record last
  const installed = await packagesIn('node_modules/.package-lock.json');
  if (areInstalled(locked, installed, process.platform)) return true;
  const args = 'ci --ignore-scripts --include=dev --no-audit --no-fund --loglevel=error';
  console.log('Installing packages …');
  // on Windows npm is a script, which needs a shell
  const options = /** @type {const} */ ({ stdio: 'inherit', shell: process.platform === 'win32' });
  return spawnSync('npm', args.split(' '), options).status === 0;
}

/**
 * Whether the installed packages are those of the lockfile. Optional packages may be missing, since they
 * are for other systems.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {string} platform as in `process.platform`
 */
export function areInstalled(locked, installed, platform) {
  const missing = Object.entries(locked).some(([place, { version, optional, devOptional }]) => {
    const found = installed[place];
    if (place === '' || found?.version === version) return false;
    return found !== undefined || !(optional ?? devOptional);
  });
  const foreign = Object.values(installed).some(({ os }) => os && !allows(os, platform));
  return !missing && !foreign;
}

/**
 * @param {string[]} systems as in a package's `os`: names, or names to exclude after a `!`
 * @param {string} platform
 */
function allows(systems, platform) {
  if (systems.includes(`!${platform}`)) return false;
  return systems.includes(platform) || systems.every((name) => name.startsWith('!'));
}

/**
 * @param {string} lockfile
 * @returns {Promise<Packages>}
 */
async function packagesIn(lockfile) {
  try {
    const text = await readFile(lockfile, 'utf8');
    return /** @type {{ packages: Packages }} */ (JSON.parse(text)).packages;
  } catch {
    return {};
  }
}
