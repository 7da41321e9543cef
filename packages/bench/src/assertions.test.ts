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

it('takes the median of the runs, the lower of the middle two', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([30, 10])).toBe(10);
});

it.each<[string, Partial<Sample>, string[]]>([
  ['equal to its baseline', {}, []],
  ['5 % slower than its baseline', { lcp: 840 }, []],
  ['more than 5 % slower', { lcp: 841 }, ['LCP']],
  ['without a measurement', { lcp: NaN }, ['LCP']],
  ['with a median score below 100', { scores: [100, 100, 99, 100] }, ['Scores (lowest)']],
  ['with a blocked main thread', { tbt: 51 }, ['TBT']],
  ['with a layout shift', { cls: 0.001 }, ['CLS']],
])('for a page %s (%j), these metrics fail: %j', (_, changes, metrics) => {
  expect(failed([{ ...best, ...changes }])).toEqual(metrics);
});

it('fails if a single score is below 98, even if all others are 100', () => {
  const runs = (lowest: number) => [best, { ...best, scores: [lowest, 100, 100, 100] }, best];
  expect(failed(runs(97))).toEqual(['Scores (lowest)']);
  expect(failed(runs(98))).toEqual([]);
});

it('says how fast the machine was in all runs of a row', () => {
  const [machine] = assertionsOf({
    route: '/',
    slowdown: 4,
    site: [{ ...best, cpu: 1500 }],
    baseline: [best],
  }).slice(-1);
  expect(machine).toMatchObject({ metric: 'Machine', value: '1500 to 2000' });
});

function failed(site: readonly Sample[]) {
  const assertions = assertionsOf({ route: '/', slowdown: 4, site, baseline: [best] });
  return assertions.filter(({ passed }) => !passed).map(({ metric }) => metric);
}

it('writes a table with a row for each page and failures in bold', () => {
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
