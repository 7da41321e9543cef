import type { Sample } from './lighthouse-run';
import { median, verdictsOf } from './verdicts';

const sample = (changes: Partial<Sample> = {}): Sample => ({
  scores: [100, 100, 100, 100],
  fcp: 800,
  lcp: 800,
  speedIndex: 800,
  tbt: 0,
  cls: 0,
  ...changes,
});

const failed = (ours: readonly Sample[], limit = [sample()]) =>
  verdictsOf({ route: '/', ours, limit })
    .filter(({ good }) => !good)
    .map(({ what }) => what);

it('takes the middle of the runs, the lower of two', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([30, 10])).toBe(10);
});

it('passes a page that is as good as its limit', () => {
  expect(failed([sample()])).toEqual([]);
});

it('allows a time 5 % above that of the limit, and no more', () => {
  expect(failed([sample({ lcp: 840 })])).toEqual([]);
  expect(failed([sample({ lcp: 841 })])).toEqual(['LCP']);
});

it('fails by one score below 98, even if the others are 100', () => {
  const runs = [sample(), sample({ scores: [97, 100, 100, 100] }), sample()];
  expect(failed(runs)).toEqual(['Scores (lowest run)']);
  expect(failed([sample(), sample({ scores: [98, 100, 100, 100] }), sample()])).toEqual([]);
});

it('fails by a middle score below 100', () => {
  expect(failed([sample({ scores: [100, 100, 99, 100] })])).toEqual(['Scores (lowest run)']);
});

it('fails by a blocked main thread and by what moves', () => {
  expect(failed([sample({ tbt: 51 })])).toEqual(['TBT']);
  expect(failed([sample({ cls: 0.001 })])).toEqual(['CLS']);
});

it('fails by a page that could not be measured', () => {
  expect(failed([sample({ lcp: NaN })])).toEqual(['LCP']);
});
