import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../tests/helpers/build-folder';
import { countTests, printSummary, runInSequence, runInParallel, type Step } from './steps';

const folder = buildFolder();
const none = { passed: 0, failed: 0, skipped: 0 };
const step = (name: string, succeeds: boolean): Step => ({
  name,
  run: () => Promise.resolve(succeeds),
});

/** A step whose program reports so many tests. */
const tested = (succeeds: boolean, unexpected: number): Step => {
  const file = path.join(folder.path(), 'results/browser.json');
  const stats = { expected: 3, unexpected, flaky: 0, skipped: 1 };
  const run = () => writeFile(file, JSON.stringify({ stats, errors: [] })).then(() => succeeds);
  return { name: 'tested', report: file, run };
};

test('all steps run, also after one that fails; without tests, that is all they count', async () => {
  expect(await runInSequence([step('bad', false), step('good', true)])).toEqual([
    { ...none, name: 'bad', failed: 1 },
    { ...none, name: 'good' },
  ]);
});

test('rows of steps run side by side, each in its order', async () => {
  const begun: string[] = [];
  const named = (name: string): Step => ({
    name,
    run: () => Promise.resolve(Boolean(begun.push(name))),
  });
  const outcomes = await runInParallel([named('a'), named('b')], [named('c')]);
  expect(begun.indexOf('a')).toBeLessThan(begun.indexOf('b'));
  expect(begun.indexOf('c')).toBeLessThan(begun.indexOf('b'));
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['its tests are counted', false, 2, 2],
  ['it is a failure although its tests passed', false, 0, 1],
  ['it is none when all passed', true, 0, 0],
])('of a step with tests, %s', async (_, succeeds, unexpected, failed) => {
  const outcomes = await runInSequence([tested(succeeds, unexpected)]);
  expect(outcomes).toEqual([{ name: 'tested', passed: 3, failed, skipped: 1 }]);
});

test('a report that is not written is a failure, whatever an earlier run has left', async () => {
  const left = tested(true, 0);
  await runInSequence([left]);
  const [outcome] = await runInSequence([{ ...left, run: () => Promise.resolve(true) }]);
  expect(outcome).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('a file that breaks before its tests counts as a failure of jest', () => {
  const numbers = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const text = JSON.stringify({ ...numbers, numRuntimeErrorTestSuites: 1 });
  expect(countTests(text)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a test that passes at its second try only, and an error outside of tests, are failures', () => {
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
])('the last line adds up what passed, failed and was skipped', (outcomes, succeeded, lines) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(printSummary(outcomes)).toBe(succeeded);
  expect(log.mock.calls.flat()).toEqual(lines);
});
