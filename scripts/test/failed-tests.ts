import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = 'test-results';

type JestFile = {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string }[];
  }[];
};

type Report = {
  readonly testResults?: readonly JestFile[];
  readonly suites?: readonly PlaywrightSuite[];
};

/**
 * The commands each of which runs one test that has failed, as the reports of Jest and Playwright in
 * `test-results` tell. A report has the name of its script (`unit-site.json` is of `test:unit`).
 * @param start leaves out reports written before, in milliseconds since 1970
 */
export function failedSince(start: number): readonly string[] {
  const isNew = (file: string) => statSync(path.join(folder, file)).mtimeMs >= start;
  const reports = readdirSync(folder).filter((file) => file.endsWith('.json') && isNew(file));
  return reports.flatMap((file) => {
    const report = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Report;
    const { testResults = [], suites = [] } = report;
    const failed = [...testResults.flatMap(inJest), ...suites.flatMap(inPlaywright)];
    return failed.map((test) => `npm run test:${file.replace(/(-.*)?\.json$/, '')} -- ${test}`);
  });
}

function inJest({ name, status, assertionResults }: JestFile): readonly string[] {
  const file = path.relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // a file that can't run has no tests
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName }) => `${file} -t ${JSON.stringify(fullName)}`);
}

function inPlaywright({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const hasFailed = ({ status }: { readonly status: string }) =>
    status === 'unexpected' || status === 'flaky';
  const failed = specs.filter(({ tests }) => tests.some(hasFailed));
  return [...failed.map(({ file, line }) => `${file}:${line}`), ...suites.flatMap(inPlaywright)];
}
