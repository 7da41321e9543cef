import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Copies every file of the project that Git tracks or doesn't ignore; packages are shared. */
export async function copyProject(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(file, target).catch(() => undefined);
  }
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
}
