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
let isStopping = false;
child.on('close', (code) => {
  // what it has started may need longer
  if (!isStopping || isWindows) process.exit(code ?? 1);
});

process.stdin.resume().on('close', () => {
  if (child.pid === undefined) return;
  isStopping = true;
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
  signal(leader, 'SIGTERM');
  setTimeout(() => signal(leader, 'SIGKILL'), 10_000);
  setInterval(() => {
    if (!signal(leader, 0)) process.exit(0);
  }, 50);
}

/**
 * Sends a signal to the processes of a group; 0 only asks whether there are any.
 * @param {number} leader
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether there are any
 */
function signal(leader, name) {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}
