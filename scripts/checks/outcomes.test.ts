import { countTests, printSummary } from './outcomes';

const none = { passed: 0, failed: 0, skipped: 0, seconds: 4 };

test('a missing report is a failure', () => {
  expect(countTests('')).toEqual({ passed: 0, failed: 1, skipped: 0 });
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
  [
    [{ ...none, name: 'a', passed: 12 }],
    true,
    ['', '✓ a (4 s)', '\nAll checks passed.', '12 passed, 0 failed'],
  ],
  [
    [
      { name: 'a', seconds: 60, passed: 1, failed: 2, skipped: 3 },
      { name: 'b', seconds: 0, passed: 10, failed: 0, skipped: 30 },
    ],
    false,
    ['', '✗ a (60 s)', '✓ b (0 s)', '\nFailed: a', '11 passed, 2 failed, 33 skipped'],
  ],
])('prints which checks failed, and the total numbers of tests', (outcomes, succeeded, lines) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(printSummary(outcomes)).toBe(succeeded);
  expect(log.mock.calls.flat()).toEqual(lines);
});
