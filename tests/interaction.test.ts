import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const id = String.raw`[A-Z]\d+`;

/** A call that leaves out a test, or expects it to fail: it proves nothing. */
const leftOut = String.raw`(?<!\b(?:x(?:it|test)|(?:it|test)\.(?:skip|fixme|todo|fail|failing))\(\s*)`;

const contract = readFileSync('docs/interaction.md', 'utf8');

/** A test file that names rules, and the browsers that it runs in: none for unit tests. */
type Tested = { readonly ids: readonly string[]; readonly browsers: readonly string[] };

const tested = ['plugins', 'src', 'tests']
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
  .map(({ name, parentPath }): Tested => {
    const source = readFileSync(path.join(parentPath, name), 'utf8');
    return { ids: idsIn(source), browsers: browsersOf(name, source) };
  });

/** The ids at the beginning of titles of tests that run, as in: D3, N5: Escape closes the menu. */
function idsIn(source: string): string[] {
  const titles = source.matchAll(new RegExp(`${leftOut}['"\`](${id}(?:, ${id})*): `, 'g'));
  return [...titles].flatMap(([, ids = '']) => ids.split(', '));
}

function browsersOf(name: string, source: string): string[] {
  if (!name.endsWith('.spec.ts')) return [];
  if (!/^describe(?:Engines|Site)\(/m.test(source)) return ['Chromium'];
  // the last argument, in a file for one of the two
  const [, only] = /^ {2}\['(\w+)'\],\n\);$/m.exec(source) ?? [];
  return only ? [only] : ['Firefox', 'WebKitGTK'];
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
  expect(new Set(tested.flatMap(({ ids }) => ids))).toEqual(new Set(rules.map(([, rule]) => rule)));
});

it('docs/interaction.md says in which browsers each rule was seen', () => {
  const ids = [...new Set(tested.flatMap((file) => file.ids))].sort(inOrder);
  const seen = new Map<string, string[]>();
  for (const rule of ids) {
    const browsers = tested.flatMap((file) => (file.ids.includes(rule) ? file.browsers : []));
    const group = [...new Set(browsers)].sort().join(', ') || 'No browser';
    seen.set(group, [...(seen.get(group) ?? []), rule]);
  }
  const [, section = ''] = contract.split('\n## Seen in\n');
  const stated = [...section.matchAll(/^- \*\*([\w, ]+)\*\*: ([\w\s,]+)\./gm)].map(
    ([, group = '', rules = '']) => [group, rules.split(/,\s+/)] as const,
  );
  const named = stated.flatMap(([, rules]) => rules);
  const others = ids.filter((rule) => !named.includes(rule));
  const complete = stated.map(
    ([group, rules]) => [group, rules.includes('all others') ? others : rules] as const,
  );
  expect(Object.fromEntries(complete)).toEqual(Object.fromEntries(seen));
});

/** By letter, then by number. */
const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
