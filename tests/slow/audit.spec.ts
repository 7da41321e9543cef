import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

/* Serious advisories about installed packages must be fixed if a compatible version does. */

type Vulnerability = {
  readonly name: string;
  readonly severity: string;
  /** Whether npm knows a version without it; a new major version may not be compatible. */
  readonly fixAvailable: boolean | { readonly isSemVerMajor: boolean };
};
type Report = { readonly vulnerabilities?: Readonly<Record<string, Vulnerability>> };

/** The serious ones that a compatible version fixes. */
function fixable({ vulnerabilities = {} }: Report): string[] {
  return Object.values(vulnerabilities)
    .filter(({ severity }) => /^(?:high|critical)$/.test(severity))
    .filter(({ fixAvailable: fix }) => (typeof fix === 'object' ? !fix.isSemVerMajor : fix))
    .map(({ name, severity }) => `${name} (${severity})`);
}

test('no package with a serious advisory that a compatible version fixes is installed', () => {
  // not execFileSync, which throws when npm finds something
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const report = JSON.parse(stdout || '{}') as Report;
  test.skip(
    !report.vulnerabilities,
    `SKIPPED: the registry answers no npm audit here: ${/audit (.+)/.exec(stderr)?.[1] ?? stderr}`,
  );
  expect(fixable(report)).toEqual([]);
});
