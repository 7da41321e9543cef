import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from 'unit-testing/build-folder';
import { type Outcome, printSummary, runChecks } from './run-checks';

const folder = buildFolder({ enter: true });

/** Writes a package.json whose scripts run these programs. */
function scripts(programs: Readonly<Record<string, string>>): void {
  const entries = Object.entries(programs).map(([name, program]) => {
    folder.write(`${name}.cjs`, program);
    return [name, `node ${name}.cjs`];
  });
  folder.write('package.json', JSON.stringify({ scripts: Object.fromEntries(entries) as object }));
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('runs all checks even if one fails; a failed check without tests counts as one failure', async () => {
  scripts({ bad: 'process.exit(3)', killed: 'process.kill(process.pid, "SIGKILL")', good: '' });
  const checks = ['bad', 'killed', 'good'].map((name) => ({ name, script: name }));
  const outcomes = await runChecks(checks);
  expect(outcomes.map(({ name, failed }) => [name, failed])).toEqual([
    ['bad', 1],
    ['killed', 1],
    ['good', 0],
  ]);
});

test('says which checks are running', async () => {
  // it ends once that is said
  scripts({
    slow: "setInterval(() => require('node:fs').existsSync('said') && process.exit(), 10)",
    quick: '',
  });
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    if (/^Running for \d+ s: Slow check$/.test(line)) folder.write('said', '');
  });
  const outcomes = await runChecks(
    [
      { name: 'Slow check', script: 'slow' },
      { name: 'Quick check', script: 'quick' },
    ],
    0.01,
  );
  expect(outcomes.map(({ failed }) => failed)).toEqual([0, 0]);
});

const tests = { name: 'Tests', script: 'tests', report: 'results/tests.json' };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };
const inJest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test.each<[string, object, string, Partial<Outcome>]>([
  ['have all passed', playwright, '', { passed: 3, failed: 0, skipped: 1 }],
  ['have all passed before a failure', playwright, 'process.exitCode = 1;', { failed: 1 }],
  [
    'have failed in Playwright, once in a while too, or outside of a test',
    { stats: { ...playwright.stats, unexpected: 2, flaky: 1 }, errors: ['no server'] },
    'process.exitCode = 1;',
    { passed: 3, failed: 4, skipped: 1 },
  ],
  [
    'have failed in Jest, as a file that fails to run',
    { ...inJest, numRuntimeErrorTestSuites: 1, success: false },
    'process.exitCode = 1;',
    { passed: 5, failed: 2, skipped: 3 },
  ],
])('counts tests that %s', async (_, report, ending, counts) => {
  const text = JSON.stringify(JSON.stringify(report));
  scripts({ tests: `require('node:fs').writeFileSync('${tests.report}', ${text}); ${ending}` });
  expect(await runChecks([tests])).toMatchObject([counts]);
});

test('a missing report is a failure, even if an earlier run left one', async () => {
  scripts({ tests: '' });
  folder.write(tests.report, JSON.stringify(playwright));
  expect(await runChecks([tests])).toMatchObject([{ passed: 0, failed: 1 }]);
});

test.each([
  [[{ name: 'a', seconds: 4, passed: 12, failed: 0, skipped: 0 }], true, '\n12 passed, 0 failed'],
  [
    [
      { name: 'a', seconds: 60, passed: 1, failed: 2, skipped: 3 },
      { name: 'b', seconds: 0, passed: 10, failed: 0, skipped: 30 },
    ],
    false,
    '\n11 passed, 2 failed, 33 skipped',
  ],
])('prints the total numbers of tests as the last line', (outcomes, succeeded, line) => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(printSummary(outcomes)).toBe(succeeded);
  expect(log.mock.lastCall).toEqual([line]);
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
