import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = 'test-results';

type JestFile = { readonly name: string; readonly status: string };

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
 * The commands that run what has failed, a file of Jest or a test of Playwright each, as their reports in
 * `test-results` tell. A report has the name of its script (`unit-site.json` is of `test:unit`).
 * @param start leaves out reports written before, in milliseconds since 1970
 */
export function failedSince(start: number): readonly string[] {
  const isNew = (file: string) => statSync(path.join(folder, file)).mtimeMs >= start;
  const reports = readdirSync(folder).filter((file) => file.endsWith('.json') && isNew(file));
  return reports.flatMap((file) => {
    const report = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Report;
    const { testResults = [], suites = [] } = report;
    const files = testResults.filter(({ status }) => status === 'failed');
    const failed = [
      ...files.map(({ name }) => path.relative('.', name)),
      ...suites.flatMap(inPlaywright),
    ];
    return failed.map((test) => `npm run test:${file.replace(/(-.*)?\.json$/, '')} -- ${test}`);
  });
}

function inPlaywright({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const hasFailed = ({ status }: { readonly status: string }) =>
    status === 'unexpected' || status === 'flaky';
  const failed = specs.filter(({ tests }) => tests.some(hasFailed));
  return [...failed.map(({ file, line }) => `${file}:${line}`), ...suites.flatMap(inPlaywright)];
}
