import { assertionsOf, median, tableOf } from './assertions';
import type { Sample } from './lighthouse';

const best: Sample = {
  scores: [100, 100, 100, 100],
  fcp: 800,
  lcp: 800,
  speedIndex: 800,
  tbt: 0,
  cls: 0,
  cpu: 2000,
};

it('takes the middle of the runs, the lower of two', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([30, 10])).toBe(10);
});

it.each<[string, Partial<Sample>, string[]]>([
  ['as good as its baseline', {}, []],
  ['with a time 5 % above that of the baseline', { lcp: 840 }, []],
  ['with a time above that', { lcp: 841 }, ['LCP']],
  ['that could not be measured', { lcp: NaN }, ['LCP']],
  ['with a middle score below 100', { scores: [100, 100, 99, 100] }, ['Scores (lowest)']],
  ['with a blocked main thread', { tbt: 51 }, ['TBT']],
  ['that moves', { cls: 0.001 }, ['CLS']],
])('of a page %s, %j, these fail: %j', (_, changes, metrics) => {
  expect(failed([{ ...best, ...changes }])).toEqual(metrics);
});

it('fails by one score below 98, even if the others are 100', () => {
  const runs = (lowest: number) => [best, { ...best, scores: [lowest, 100, 100, 100] }, best];
  expect(failed(runs(97))).toEqual(['Scores (lowest)']);
  expect(failed(runs(98))).toEqual([]);
});

function failed(site: readonly Sample[]) {
  const assertions = assertionsOf({ route: '/', site, baseline: [best] });
  return assertions.filter(({ passed }) => !passed).map(({ metric }) => metric);
}

it('writes a row for each page, a failure in bold', () => {
  const assertions = [
    { metric: 'LCP', goal: '≤ × 1.05', value: '800 ms × 1.10', passed: false },
    { metric: 'CLS', goal: '0.000', value: '0.000', passed: true },
  ];
  expect(tableOf('Page', [{ subject: '/', assertions }]).split('\n')).toEqual([
    '| Page | LCP, goal ≤ × 1.05 | CLS, goal 0.000 |',
    '| --- | --- | --- |',
    '| / | **800 ms × 1.10** | 0.000 |',
  ]);
});
