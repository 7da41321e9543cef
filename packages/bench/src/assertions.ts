import type { Sample } from './lighthouse';

/** A measured value, its goal, and whether it meets the goal. */
export type Assertion = {
  readonly metric: string;
  readonly goal: string;
  readonly value: string;
  readonly passed: boolean;
};

/** Everything asserted of one subject, such as a page. */
export type Row = { readonly subject: string; readonly assertions: readonly Assertion[] };

/** All runs of one page at one speed: of the site, and of the baseline. */
export type Comparison = {
  readonly route: string;
  /** How many times slower the CPU is made. */
  readonly slowdown: number;
  readonly site: readonly Sample[];
  readonly baseline: readonly Sample[];
};

/** The median of some numbers, the lower of the middle two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;
}

/** Compares a page with its baseline. Times are ratios, since they differ between machines. */
export function assertionsOf({ site, baseline }: Comparison): Assertion[] {
  const medianOf = (samples: readonly Sample[], key: Exclude<keyof Sample, 'scores'>) =>
    median(samples.map((sample) => sample[key]));
  const scores = [0, 1, 2, 3].map((index) => median(site.map((run) => run.scores[index] ?? 0)));
  const lowest = Math.min(...site.flatMap((run) => run.scores));
  const tbt = medianOf(site, 'tbt');
  const cls = medianOf(site, 'cls');
  const times = { FCP: 'fcp', LCP: 'lcp', 'Speed Index': 'speedIndex' } as const;
  return [
    {
      metric: 'Scores (lowest)',
      goal: '100 (98)',
      value: `${[...new Set(scores)].join('/')} (${lowest})`,
      passed: lowest >= 98 && scores.every((score) => score === 100),
    },
    ...Object.entries(times).map(([metric, key]) => {
      const time = medianOf(site, key);
      const ratio = time / medianOf(baseline, key);
      const value = `${time.toFixed(0)} ms × ${ratio.toFixed(2)}`;
      return { metric, goal: '≤ × 1.05', value, passed: ratio <= 1.05 };
    }),
    { metric: 'TBT', goal: '≤ 50 ms', value: `${tbt.toFixed(0)} ms`, passed: tbt <= 50 },
    { metric: 'CLS', goal: '0.000', value: cls.toFixed(3), passed: cls < 0.0005 },
    { metric: 'Machine', goal: 'one speed', value: rangeOf([...site, ...baseline]), passed: true },
  ];
}

/** The range of Lighthouse's benchmark of the machine: times of another machine, or of a busy one, are no comparison. */
function rangeOf(samples: readonly Sample[]): string {
  const speeds = samples.map(({ cpu }) => cpu);
  return `${Math.min(...speeds)} to ${Math.max(...speeds)}`;
}

/** A Markdown table with a row for each subject, and failed assertions in bold. */
export function tableOf(name: string, rows: readonly Row[]): string {
  const columns = rows[0]?.assertions.map(({ metric, goal }) => `${metric}, goal ${goal}`) ?? [];
  const lines = [
    [name, ...columns],
    ['---', ...columns.map(() => '---')],
    ...rows.map(({ subject, assertions }) => [
      subject,
      ...assertions.map(({ value, passed }) => (passed ? value : `**${value}**`)),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
