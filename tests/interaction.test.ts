import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* The rules of docs/interaction.md and the tests with their ids must match. */

const groups = ['L', 'S', 'A', 'T', 'D', 'W', 'P', 'X', 'N', 'F'];
const id = `[${groups.join('')}]\\d+`;

/** The ids at the beginning of test titles in a file, as in: D3, N5: Escape closes the menu. */
function idsIn(file: string): string[] {
  const titles = readFileSync(file, 'utf8').matchAll(
    new RegExp(`['"\`](${id}(?:, ${id})*): `, 'g'),
  );
  return [...titles].flatMap(([, ids = '']) => ids.split(', '));
}

const testFiles = ['src', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
  .map(({ name, parentPath }) => path.join(parentPath, name));
const tested = new Set(testFiles.flatMap(idsIn));

const contract = readFileSync('docs/interaction.md', 'utf8');
const rules = [...contract.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, 'gm'))].map(
  ([, found = '']) => found,
);

it.each(rules)('rule %s has a test', (rule) => {
  expect(tested).toContain(rule);
});

it('has a rule for every id of a test', () => {
  expect([...tested].filter((found) => !rules.includes(found))).toEqual([]);
});

it.each(groups)('the rules of group %s are numbered from 1 without gaps', (letter) => {
  const numbers = rules.filter((found) => found.startsWith(letter));
  expect(numbers).not.toEqual([]);
  expect(numbers).toEqual(numbers.map((_found, index) => `${letter}${index + 1}`));
});
