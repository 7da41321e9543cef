import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Step } from './steps';
import { countJest, countReport } from './test-counts';
import { runTool, type Tool } from './tools';

const report = 'test-results/unit.json';

const tool = (name: string, program: Tool, ...args: string[]) => ({
  name,
  run: () => runTool(name, program, args),
});

/** What can be checked without a build or a browser, the quickest first. */
export const quickChecks: readonly Step[] = [
  tool('Formatting', 'prettier', '--check', '.'),
  tool('Lint', 'eslint', '.', '--max-warnings=0'),
  tool('Types', 'typescript'),
  {
    name: 'Unit tests',
    run: async () => {
      // Jest writes its report into a folder that is there, and no other.
      await mkdir(path.dirname(report), { recursive: true });
      return runTool('Unit tests', 'jest', ['--json', `--outputFile=${report}`]);
    },
    counts: () => countReport(report, countJest),
  },
];
