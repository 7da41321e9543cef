import type { Sample } from './lighthouse-run';

/** All runs of one page: ours, and of the limit. */
export type Comparison = {
  readonly route: string;
  readonly ours: readonly Sample[];
  readonly limit: readonly Sample[];
};

/** One line of the table: what was measured, what it must be, and whether it is. */
export type Verdict = {
  readonly route: string;
  readonly what: string;
  readonly ours: string;
  readonly limit: string;
  readonly goal: string;
  readonly good: boolean;
};

/** The middle of some numbers, the lower of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;
}

/** How one page compares with its limit. Ratios, since times differ between machines. */
export function verdictsOf({ route, ours, limit }: Comparison): Verdict[] {
  const times = { FCP: 'fcp', LCP: 'lcp', 'Speed Index': 'speedIndex' } as const;
  const middle = (samples: readonly Sample[], key: 'fcp' | 'lcp' | 'speedIndex' | 'tbt' | 'cls') =>
    median(samples.map((sample) => sample[key]));
  const scores = (samples: readonly Sample[]) =>
    [0, 1, 2, 3].map((index) => median(samples.map((sample) => sample.scores[index] ?? 0)));
  const lowest = Math.min(...ours.flatMap((sample) => sample.scores));
  const tbt = middle(ours, 'tbt');
  const cls = middle(ours, 'cls');
  return [
    {
      route,
      what: 'Scores (lowest run)',
      ours: `${scores(ours).join('/')} (${String(lowest)})`,
      limit: scores(limit).join('/'),
      goal: '100 each, no run below 98',
      good: lowest >= 98 && scores(ours).every((score) => score === 100),
    },
    ...Object.entries(times).map(([what, key]) => {
      const ratio = middle(ours, key) / middle(limit, key);
      return {
        route,
        what,
        ours: `${middle(ours, key).toFixed(0)} ms (× ${ratio.toFixed(2)})`,
        limit: `${middle(limit, key).toFixed(0)} ms`,
        goal: '≤ × 1.05',
        good: ratio <= 1.05,
      };
    }),
    {
      route,
      what: 'TBT',
      ours: `${tbt.toFixed(0)} ms`,
      limit: `${middle(limit, 'tbt').toFixed(0)} ms`,
      goal: '≤ 50 ms',
      good: tbt <= 50,
    },
    {
      route,
      what: 'CLS',
      ours: cls.toFixed(3),
      limit: middle(limit, 'cls').toFixed(3),
      goal: '0.000',
      good: cls < 0.0005,
    },
  ];
}
