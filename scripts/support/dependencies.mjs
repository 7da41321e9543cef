import { readFile } from 'node:fs/promises';
import { run } from './run.mjs';

/**
 * Whether a version is below the lower bound of a range.
 * @param {string} version as in `20.11.1`
 * @param {string} range an `engines` range that opens with its lower bound, as in `>=20.12.0 <26`
 */
export function isOldNode(version, range) {
  const [least = ''] = /\d[\d.]*/.exec(range) ?? [];
  return version.localeCompare(least, 'en', { numeric: true }) < 0;
}

/**
 * A package in a lockfile.
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, os?: string[] }} Locked
 * @typedef {Record<string, Locked>} Packages by place, as in `node_modules/react`
 */

/**
 * Installs the locked packages unless they are there already.
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installDependencies() {
  const locked = await packagesIn('package-lock.json');
  // npm writes this record last
  const installed = await packagesIn('node_modules/.package-lock.json');
  if (areInstalled(locked, installed, process.platform)) return true;
  const args = 'ci --ignore-scripts --include=dev --no-audit --no-fund --loglevel=error';
  // on Windows npm is a script, which only a shell can start
  const options = { shell: process.platform === 'win32' };
  return (await run('Installing packages', 'npm', args.split(' '), options)) === 0;
}

/**
 * Compares what should be installed with what is. Optional packages may be missing: they are for
 * other systems.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {string} platform as in `process.platform`
 */
export function areInstalled(locked, installed, platform) {
  const missing = Object.entries(locked).some(([place, { version, optional, devOptional }]) => {
    const there = installed[place];
    if (place === '' || there?.version === version) return false;
    return there !== undefined || !(optional ?? devOptional);
  });
  const foreign = Object.values(installed).some(({ os }) => os && !allows(os, platform));
  return !missing && !foreign;
}

/**
 * @param {string[]} systems as in a package's `os`: names, or names to exclude behind a `!`
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
