import type { Sample } from './lighthouse-run';
import { median, tableOf, assertionsOf } from './assertions';

const sample = (changes: Partial<Sample> = {}): Sample => ({
  scores: [100, 100, 100, 100],
  fcp: 800,
  lcp: 800,
  speedIndex: 800,
  tbt: 0,
  cls: 0,
  ...changes,
});

const failed = (site: readonly Sample[], baseline = [sample()]) =>
  assertionsOf({ route: '/', site, baseline })
    .filter(({ passed }) => !passed)
    .map(({ metric }) => metric);

it('takes the middle of the runs, the lower of two', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([30, 10])).toBe(10);
});

it('passes a page that is as good as its baseline', () => {
  expect(failed([sample()])).toEqual([]);
});

it('allows a time 5 % above that of the baseline, and no more', () => {
  expect(failed([sample({ lcp: 840 })])).toEqual([]);
  expect(failed([sample({ lcp: 841 })])).toEqual(['LCP']);
});

it('fails by one score below 98, even if the others are 100', () => {
  const runs = [sample(), sample({ scores: [97, 100, 100, 100] }), sample()];
  expect(failed(runs)).toEqual(['Scores (lowest)']);
  expect(failed([sample(), sample({ scores: [98, 100, 100, 100] }), sample()])).toEqual([]);
});

it('fails by a middle score below 100', () => {
  expect(failed([sample({ scores: [100, 100, 99, 100] })])).toEqual(['Scores (lowest)']);
});

it('fails by a blocked main thread and by what moves', () => {
  expect(failed([sample({ tbt: 51 })])).toEqual(['TBT']);
  expect(failed([sample({ cls: 0.001 })])).toEqual(['CLS']);
});

it('fails by a page that could not be measured', () => {
  expect(failed([sample({ lcp: NaN })])).toEqual(['LCP']);
});

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
