import { countJest, countPlaywright, countReport, inOneLine, total } from './test-counts';

test('a file that breaks before its tests counts as a failure of jest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countJest(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a test that passes at its second try only, and an error outside of tests, are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const report = JSON.stringify({ stats, errors: [{ message: 'no server' }] });
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

test('a report that is not there is a failure', async () => {
  const missing = countReport('test-results/no-such-report.json', countJest);
  await expect(missing).resolves.toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts are added up', () => {
  const some = { passed: 1, failed: 2, skipped: 3 };
  const more = { passed: 10, failed: 20, skipped: 30 };
  expect(total([some, more])).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

test('the last line says what passed and what failed', () => {
  expect(inOneLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
});

test('the last line says what was skipped when something was', () => {
  expect(inOneLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});
