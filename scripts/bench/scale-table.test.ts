import { withRow } from './scale-table';

const names = (table: string) => [...table.matchAll(/^\| (\d+ \w+)/gm)].map(([, name]) => name);

it('puts rows in order of kind and number', () => {
  const one = withRow('', '6 services', ['60 s']);
  const two = withRow(one, '1000 pages', ['60 s']);
  expect(names(withRow(two, '100 pages', ['60 s']))).toEqual([
    '100 pages',
    '1000 pages',
    '6 services',
  ]);
});

it('replaces an older measurement of the same, in a table brought into columns too', () => {
  const aligned = withRow('', '100 pages', ['60 s']).replace('| 100 pages |', '| 100 pages    |');
  const table = withRow(aligned, '100 pages', ['75 s']);
  expect(names(table)).toEqual(['100 pages']);
  expect(table).toContain('75 s');
  expect(table).not.toContain('60 s');
});
