/*
 * Runs a command, and stops it with all that it has started as soon as the input of this process is closed: that happens
 * however the process that has started this one ends.
 */
import { spawn, spawnSync } from 'node:child_process';

const [command = ''] = process.argv.slice(2);
const isWindows = process.platform === 'win32';

// a group of its own, which is stopped as one
const child = spawn(command, {
  shell: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: !isWindows,
});
child.on('close', (code) => process.exit(code ?? 1));

process.stdin.resume().on('close', () => {
  if (child.pid === undefined) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else stopGroup(child.pid);
});

// a terminal sends these to all its processes, but only the input's end counts
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

/**
 * Asks the processes of a group to end, and ends those that don't.
 * @param {number} leader the id of its first process
 */
function stopGroup(leader) {
  process.kill(-leader, 'SIGTERM');
  setTimeout(() => process.kill(-leader, 'SIGKILL'), 10_000);
}
