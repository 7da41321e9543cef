import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from 'unit-testing/build-folder';
import { runChecks } from './run-checks';

const folder = buildFolder({ enter: true });

/** Writes a package.json whose scripts run these programs. */
function scripts(programs: Readonly<Record<string, string>>): void {
  const entries = Object.entries(programs).map(([name, program]) => {
    folder.write(`${name}.cjs`, program);
    return [name, `node ${name}.cjs`];
  });
  folder.write('package.json', JSON.stringify({ scripts: Object.fromEntries(entries) as object }));
}

/** Writes a report of Playwright with this many failed tests. */
const report = (unexpected: number) => `
  const stats = { expected: 3, unexpected: ${unexpected}, flaky: 0, skipped: 1 };
  require('node:fs').writeFileSync('results/browser.json', JSON.stringify({ stats, errors: [] }));`;

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const tests = { name: 'Tests', script: 'tests', report: 'results/browser.json' };
const counts = (outcomes: readonly { readonly name: string; readonly failed: number }[]) =>
  outcomes.map(({ name, failed }) => [name, failed]);

test('runs all checks even if one fails; a failed check without tests counts as one failure', async () => {
  scripts({ bad: 'process.exit(3)', killed: 'process.kill(process.pid, "SIGKILL")', good: '' });
  const checks = ['bad', 'killed', 'good'].map((name) => ({ name, script: name }));
  expect(counts(await runChecks(checks))).toEqual([
    ['bad', 1],
    ['killed', 1],
    ['good', 0],
  ]);
});

test.each([
  ['failed tests are counted', 'process.exitCode = 1;', 2, 2],
  ['a failure counts even if all tests passed', 'process.exitCode = 1;', 0, 1],
  ['there is no failure if all passed', '', 0, 0],
])('in a check with tests, %s', async (_, ending, unexpected, failed) => {
  scripts({ tests: report(unexpected) + ending });
  expect(await runChecks([tests])).toMatchObject([{ passed: 3, failed, skipped: 1 }]);
});

test('a missing report is a failure, even if an earlier run left one', async () => {
  scripts({ tests: '' });
  folder.write(tests.report, JSON.stringify({ stats: { expected: 3 }, errors: [] }));
  expect(await runChecks([tests])).toMatchObject([{ passed: 0, failed: 1 }]);
});

test('SIGTERM to a command also ends its checks', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // runs as long as its connection
  scripts({ endless: `require('node:net').connect(${port}, '127.0.0.1')` });
  const file = JSON.stringify(path.join(__dirname, 'run-checks.ts'));
  const command = `require(${file}).runChecks([{ name: 'endless', script: 'endless' }])`;
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const started = spawn(process.execPath, ['--import', loader, '--eval', command], {
    stdio: 'ignore',
  });
  const ended = once(started, 'exit');
  const [connection] = (await once(server, 'connection')) as [Socket];
  const closed = once(connection.resume(), 'close');
  started.kill('SIGTERM');
  await ended;
  await closed;
  server.close();
});
