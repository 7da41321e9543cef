import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

/* Of what npm knows to be weak in the installed packages, nothing grave is left that has a cure. */

type Weakness = {
  readonly name: string;
  readonly severity: string;
  /** Where npm knows a version that cures it; a newer major version is another package. */
  readonly fixAvailable: boolean | { readonly isSemVerMajor: boolean };
};
type Report = { readonly vulnerabilities?: Readonly<Record<string, Weakness>> };

/** The grave ones that a compatible version would cure. */
function curable({ vulnerabilities = {} }: Report): string[] {
  return Object.values(vulnerabilities)
    .filter(({ severity }) => /^(?:high|critical)$/.test(severity))
    .filter(({ fixAvailable: cure }) => (typeof cure === 'object' ? !cure.isSemVerMajor : cure))
    .map(({ name, severity }) => `${name} (${severity})`);
}

test('no package with a serious advisory that a compatible version fixes is installed', () => {
  // it ends with a code of its own wherever it finds anything
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const report = JSON.parse(stdout || '{}') as Report;
  test.skip(
    !report.vulnerabilities,
    `SKIPPED: the registry answers no npm audit here: ${/audit (.+)/.exec(stderr)?.[1] ?? stderr}`,
  );
  expect(curable(report)).toEqual([]);
});
