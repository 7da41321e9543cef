import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const id = String.raw`[A-Z]\d+`;

/** A call that leaves out a test, or expects it to fail: it proves nothing. */
const leftOut = String.raw`(?<!\b(?:x(?:it|test)|(?:it|test)\.(?:skip|fixme|todo|fail|failing))\(\s*)`;

const contract = readFileSync('docs/interaction.md', 'utf8');

const tested = ['plugins', 'src', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
  .flatMap(({ name, parentPath }) => idsIn(readFileSync(path.join(parentPath, name), 'utf8')));

/** The ids at the beginning of titles of tests that run, as in: D3, N5: Escape closes the menu. */
function idsIn(source: string): string[] {
  const titles = source.matchAll(new RegExp(`${leftOut}['"\`](${id}(?:, ${id})*): `, 'g'));
  return [...titles].flatMap(([, ids = '']) => ids.split(', '));
}

it.each(['test.skip', 'test.fixme', 'test.fail', 'it.skip', 'it.todo', 'xit'])(
  'a rule is not proved by %s',
  (call) => {
    const rule = 'Z1';
    const title = `'${rule}: Escape closes the menu'`;
    expect(idsIn(`test(${title}, close);`)).toEqual([rule]);
    expect(idsIn(`${call}(\n  ${title}, close);`)).toEqual([]);
  },
);

it('docs/interaction.md and the tests name the same rules', () => {
  const rules = [...contract.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, 'gm'))];
  expect(new Set(tested)).toEqual(new Set(rules.map(([, rule]) => rule)));
});
