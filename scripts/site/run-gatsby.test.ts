import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from 'unit-testing/build-folder';
import { runGatsby } from './run-gatsby';

const folder = buildFolder({ enter: true });
const mode = process.env.NODE_ENV;

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: mode });
});

test('Gatsby runs in development mode whatever NODE_ENV the shell sets', async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const program = "require('node:fs').writeFileSync('mode.txt', process.env.NODE_ENV)";
  folder.write('node_modules/gatsby/cli.js', program);
  expect(await runGatsby(['develop'])).toBe(0);
  expect(folder.text('mode.txt')).toBe('development');
});

test('reports that Gatsby was killed, and what to do', async () => {
  folder.write('node_modules/gatsby/cli.js', "process.kill(process.pid, 'SIGKILL')");
  await expect(runGatsby(['develop'])).rejects.toThrow(/memory ran out.*start it again/);
});

test('Gatsby ends with the command that started it, even if that is killed', async () => {
  const program = "console.log('here'); setInterval(() => {}, 1000)";
  folder.write('node_modules/gatsby/cli.js', program);
  const command = `require(${JSON.stringify(path.join(__dirname, 'run-gatsby.ts'))}).runGatsby(['develop'])`;
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', loader, '--eval', command]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  // Gatsby inherits this stream, so it closes only when Gatsby has ended
  await expect(once(child.stdout, 'close')).resolves.toBeDefined();
});
