import { withRow } from './table';
import type { Measurement } from './measure';

const weight = { html: 20, data: 10 };
const measured: Measurement = {
  kind: 'pages',
  count: 100,
  check: 1,
  build: 60,
  memory: 700,
  home: weight,
  grown: weight,
};
const names = (table: string) => [...table.matchAll(/^\| (\d+ \w+)/gm)].map(([, name]) => name);

it('puts rows in order of kind and number', () => {
  const one = withRow('', { ...measured, kind: 'services', count: 6 });
  const two = withRow(one, { ...measured, count: 1000 });
  expect(names(withRow(two, measured))).toEqual(['100 pages', '1000 pages', '6 services']);
});

it('replaces an older measurement of the same', () => {
  const table = withRow(withRow('', measured), { ...measured, build: 75 });
  expect(names(table)).toEqual(['100 pages']);
  expect(table).toContain('75 s');
  expect(table).not.toContain('60 s');
});

it('finds its rows in a table that was brought into columns', () => {
  const aligned = withRow('', measured).replace('| 100 pages |', '| 100 pages    |');
  expect(names(withRow(aligned, { ...measured, build: 75 }))).toEqual(['100 pages']);
});
