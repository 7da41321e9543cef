import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A test that ran, or a file of tests that could not run. */
export type Test = {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** The command that runs it alone. */
  readonly command: string;
};

type JestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
};

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
};

/**
 * The tests of a report of Jest or Playwright.
 * @param file the report, in JSON
 * @param script the script of package.json that runs these tests
 * @throws if there is no such file
 */
export function testsOf(file: string, script: string): readonly Test[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  return 'testResults' in report ? jestTests(report, script) : playwrightTests(report, script);
}

function jestTests({ testResults }: JestReport, script: string): Test[] {
  return testResults.flatMap(({ name, status, assertionResults: tests }) => {
    const file = path.relative('.', name);
    const command = `npm run ${script} -- ${file}`;
    const broken = status === 'failed' && tests.every((test) => test.status !== 'failed');
    const whole: Test = { title: `${file} can't run`, outcome: 'failed', seconds: 0, command };
    return [
      ...(broken ? [whole] : []),
      ...tests.map((test): Test => ({
        title: `${file} › ${test.fullName}`,
        outcome: outcomeOf(test.status),
        seconds: (test.duration ?? 0) / 1000,
        command: `${command} -t ${JSON.stringify(test.fullName)}`,
      })),
    ];
  });
}

const outcomeOf = (status: string) =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

function playwrightTests({ suites, errors }: PlaywrightReport, script: string): Test[] {
  const all = (suite: Suite): Test[] => [
    ...(suite.suites ?? []).flatMap(all),
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results }): Test => ({
        title: `${file} › ${title}`,
        outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        command: `npm run ${script} -- ${file}:${line}`,
      })),
    ),
  ];
  const command = `npm run ${script}`;
  return [
    ...errors.map(({ message = 'an error' }): Test => ({
      title: message,
      outcome: 'failed',
      seconds: 0,
      command,
    })),
    ...suites.flatMap(all),
  ];
}
