import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { failedSince } from './failed-tests';

const folder = buildFolder({ enter: true });

test('of Jest, the files that have failed are run again', () => {
  const file = (name: string, status: string) => ({ name: path.resolve(name), status });
  const testResults = [file('src/a.test.ts', 'failed'), file('src/b.test.ts', 'passed')];
  folder.write('test-results/unit-site.json', JSON.stringify({ testResults }));
  expect(failedSince(0)).toEqual(['npm run test:unit -- src/a.test.ts']);
});

const spec = (line: number, status: string) => ({
  file: 'menu.spec.ts',
  line,
  tests: [{ status }],
});

test('a browser test is run by its line; one that passed only when it was repeated has failed, too', () => {
  const suites = [
    {
      specs: [spec(3, 'expected'), spec(7, 'unexpected')],
      suites: [{ specs: [spec(9, 'flaky'), spec(12, 'skipped')] }],
    },
  ];
  folder.write('test-results/browser.json', JSON.stringify({ suites, errors: [] }));
  expect(failedSince(0)).toEqual([
    'npm run test:browser -- menu.spec.ts:7',
    'npm run test:browser -- menu.spec.ts:9',
  ]);
});

test('an earlier report tells nothing', () => {
  const suites = [{ specs: [spec(7, 'unexpected')] }];
  folder.write('test-results/live.json', JSON.stringify({ suites }));
  expect(failedSince(Date.now() + 60_000)).toEqual([]);
});
