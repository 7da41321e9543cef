import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A supported version that doesn't run the tests; npm's registry has packages with Node's binaries. */
const version = process.versions.node.startsWith('24.') ? '22.23.3' : '24.21.0';

/**
 * Another Node than the one that runs the tests: that of the variable `OTHER_NODE`, else one from the
 * registry.
 * @param folder to install it in
 * @returns its program, or undefined if it can't be installed or doesn't run
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
