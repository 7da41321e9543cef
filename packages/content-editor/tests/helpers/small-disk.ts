import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { stdio: 'pipe' });

/**
 * Mounts an empty disk of 4 MB at a folder.
 * @throws if this machine or user may not mount
 */
export function mountSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder);
  const filler = path.join(folder, '.filler');
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    makeRoom: () => rmSync(filler),
    allowWriting: (isAllowed: boolean) =>
      run('mount', '-o', `remount,${isAllowed ? 'rw' : 'ro'}`, folder),
    /** Uncovers what was in the folder before, also while a Git that the server has just asked ends there. */
    unmount: () => run('umount', '--lazy', folder),
  };
}

/** Whether a disk can be mounted on this machine, as by the superuser on Linux. */
export const canMount = isPossible(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  mountSmallDisk(folder).unmount();
});

/** Whether a program can be run without a network. */
export const canUnshare = isPossible(() =>
  run('unshare', '--net', 'ip', 'link', 'set', 'lo', 'up'),
);

function isPossible(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
