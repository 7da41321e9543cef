import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatDuration, run } from './run.mjs';

test.each([
  [0, '0 s'],
  [1499, '1 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('formats %d ms as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('says that a step was killed, as systems do that run out of memory', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const program = 'process.kill(process.pid, "SIGKILL")';
  expect(await run('A step', process.execPath, ['-e', program])).toBe(1);
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^✗ A step .*SIGKILL/));
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s to a command also ends its step', async (signal) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // runs as long as its connection
  const step = `require('node:net').connect(${port}, '127.0.0.1')`;
  const command = `
    import { run } from '${pathToFileURL(path.resolve('scripts/support/run.mjs')).href}';
    await run('A step', process.execPath, ['-e', ${JSON.stringify(step)}]);`;
  const args = ['--input-type=module', '-e', command];
  const started = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(started, 'exit');
  const [connection] = (await once(server, 'connection')) as [Socket];
  const closed = once(connection.resume(), 'close');
  started.kill(signal);
  expect(await ended).toEqual([null, signal]);
  await closed;
  server.close();
});
