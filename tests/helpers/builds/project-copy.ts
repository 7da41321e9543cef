import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

const pictures = 'node_modules/.cache/encoded-pictures';

/**
 * Copies every file of the project that Git tracks or doesn't ignore; installed packages are shared, and pictures that
 * builds have encoded.
 */
export async function copyProject(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(file, target).catch(() => undefined);
  }
  await sharePackages(root, '.');
  await mkdir(pictures, { recursive: true });
  await mkdir(path.dirname(path.join(root, pictures)), { recursive: true });
  await symlink(path.resolve(pictures), path.join(root, pictures), 'junction');
  for (const workspaces of ['packages', 'plugins'])
    for (const name of await readdir(workspaces))
      await sharePackages(root, `${workspaces}/${name}`);
}

/**
 * Links the packages that are installed in a folder of the project into the copy's. Workspaces are the
 * copy's own: a file of the project beside its copy would be a second module with a state of its own.
 */
async function sharePackages(root: string, folder: string): Promise<void> {
  const installed = path.join(folder, 'node_modules');
  const target = path.join(root, installed);
  // not hidden ones, which are caches; but commands
  const names = (await readdir(installed).catch(() => [])).filter((name) =>
    /^(?!\.)|^\.bin$/.test(name),
  );
  if (names.length > 0) await mkdir(target, { recursive: true });
  for (const name of names) {
    const place = await realpath(path.join(installed, name));
    const inside = path.relative(await realpath('.'), place);
    const isWorkspace = !inside.split(path.sep).includes('node_modules');
    await symlink(
      isWorkspace ? path.join(root, inside) : place,
      path.join(target, name),
      'junction',
    );
  }
}
