import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { testsOf } from './reports';

const folder = buildFolder({ enter: true });

test('says how each test of Jest ended, and what runs it alone', () => {
  const test = (fullName: string, status: string) => ({ fullName, status, duration: 1500 });
  const file = (name: string, status: string, ...assertionResults: object[]) => ({
    name: path.resolve(name),
    status,
    assertionResults,
  });
  folder.write(
    'unit.json',
    JSON.stringify({
      testResults: [
        file('src/a.test.ts', 'failed', test('adds', 'passed'), test('says "no"', 'failed')),
        file('src/b.test.ts', 'passed', test('later', 'pending')),
        file('src/c.test.ts', 'failed'),
      ],
    }),
  );
  expect(testsOf('unit.json', 'test:unit')).toEqual([
    expect.objectContaining({ title: 'src/a.test.ts › adds', outcome: 'passed', seconds: 1.5 }),
    expect.objectContaining({
      title: 'src/a.test.ts › says "no"',
      outcome: 'failed',
      command: String.raw`npm run test:unit -- src/a.test.ts -t "says \"no\""`,
    }),
    expect.objectContaining({ outcome: 'skipped' }),
    expect.objectContaining({
      title: "src/c.test.ts can't run",
      outcome: 'failed',
      command: 'npm run test:unit -- src/c.test.ts',
    }),
  ]);
});

test('a browser test that passed only when it was repeated has failed, as what went wrong outside of tests', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  folder.write(
    'browser.json',
    JSON.stringify({
      suites: [
        {
          specs: [spec('opens', 'expected', 500)],
          suites: [{ specs: [spec('closes', 'flaky', 500, 250), spec('slides', 'skipped')] }],
        },
      ],
      errors: [{ message: 'No server' }],
    }),
  );
  const tests = testsOf('browser.json', 'test:browser');
  expect(tests.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['No server', 'failed'],
    ['menu.spec.ts › closes', 'failed'],
    ['menu.spec.ts › slides', 'skipped'],
    ['menu.spec.ts › opens', 'passed'],
  ]);
  expect(tests[1]).toMatchObject({
    seconds: 0.75,
    command: 'npm run test:browser -- menu.spec.ts:7',
  });
});
