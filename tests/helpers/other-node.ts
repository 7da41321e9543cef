import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of a supported line that the tests do not run on; the registry has Node's own programs as packages. */
const version = process.versions.node.startsWith('24.') ? '22.23.3' : '24.21.0';

/**
 * Another Node than the one that runs the tests: the one that the variable `OTHER_NODE` names, else one
 * from the registry.
 * @param folder to install it in
 * @returns its program, or undefined where it can't be had or does not run
 */
export function otherNode(folder: string): string | undefined {
  const { OTHER_NODE: given } = process.env;
  const program = given ?? path.join(folder, 'node_modules', packageName(), 'bin/node');
  try {
    if (!existsSync(program)) install(folder);
    execFileSync(program, ['--version'], { stdio: 'pipe' });
    return program;
  } catch {
    return undefined;
  }
}

function packageName(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, `${packageName()}@${version}`], { cwd: folder, stdio: 'pipe' });
}
