import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../tests/helpers/unit/build-folder';
import { countTests, printSummary, runInSequence, runInParallel, type Step } from './steps';

const folder = buildFolder();
const none = { passed: 0, failed: 0, skipped: 0 };
const step = (name: string, succeeds: boolean): Step => ({
  name,
  run: () => Promise.resolve(succeeds),
});

/** A step whose program reports this many failed tests. */
const tested = (succeeds: boolean, unexpected: number): Step => {
  const file = path.join(folder.path(), 'results/browser.json');
  const stats = { expected: 3, unexpected, flaky: 0, skipped: 1 };
  const run = () => writeFile(file, JSON.stringify({ stats, errors: [] })).then(() => succeeds);
  return { name: 'tested', report: file, run };
};

test('runs all steps even if one fails; a failed step without tests counts as one failure', async () => {
  expect(await runInSequence([step('bad', false), step('good', true)])).toEqual([
    { ...none, name: 'bad', failed: 1 },
    { ...none, name: 'good' },
  ]);
});

test('runs rows of steps in parallel, each row in order', async () => {
  const started: string[] = [];
  const named = (name: string): Step => ({
    name,
    run: () => Promise.resolve(Boolean(started.push(name))),
  });
  const outcomes = await runInParallel([named('a'), named('b')], [named('c')]);
  expect(started.indexOf('a')).toBeLessThan(started.indexOf('b'));
  expect(started.indexOf('c')).toBeLessThan(started.indexOf('b'));
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['failed tests are counted', false, 2, 2],
  ['a failure counts even if all tests passed', false, 0, 1],
  ['there is no failure if all passed', true, 0, 0],
])('in a step with tests, %s', async (_, succeeds, unexpected, failed) => {
  const outcomes = await runInSequence([tested(succeeds, unexpected)]);
  expect(outcomes).toEqual([{ name: 'tested', passed: 3, failed, skipped: 1 }]);
});

test('a missing report is a failure, even if an earlier run left one', async () => {
  const earlier = tested(true, 0);
  await runInSequence([earlier]);
  const [outcome] = await runInSequence([{ ...earlier, run: () => Promise.resolve(true) }]);
  expect(outcome).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('a test file that fails to run counts as one failure in jest', () => {
  const numbers = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const text = JSON.stringify({ ...numbers, numRuntimeErrorTestSuites: 1 });
  expect(countTests(text)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('flaky tests and errors outside of tests count as failures in Playwright', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const text = JSON.stringify({ stats, errors: [{ message: 'no server' }] });
  expect(countTests(text)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

test.each([
  [[{ ...none, name: 'a', passed: 12 }], true, ['\nAll checks passed.', '12 passed, 0 failed']],
  [
    [
      { name: 'a', passed: 1, failed: 2, skipped: 3 },
      { name: 'b', passed: 10, failed: 0, skipped: 30 },
    ],
    false,
    ['\nFailed: a', '11 passed, 2 failed, 33 skipped'],
  ],
])('prints which steps failed, and the total numbers of tests', (outcomes, succeeded, lines) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(printSummary(outcomes)).toBe(succeeded);
  expect(log.mock.calls.flat()).toEqual(lines);
});
