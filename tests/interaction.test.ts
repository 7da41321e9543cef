import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* The rules of docs/interaction.md and the tests that carry their numbers must not drift apart. */

const groups = ['L', 'S', 'A', 'T', 'D', 'W', 'P', 'X', 'N', 'F'];
const number = `[${groups.join('')}]\\d+`;

/** The numbers that titles of tests in a file begin with, as in: D3, N5: Escape closes the menu. */
function numbersIn(file: string): string[] {
  const titles = readFileSync(file, 'utf8').matchAll(
    new RegExp(`['"\`](${number}(?:, ${number})*): `, 'g'),
  );
  return [...titles].flatMap(([, numbers = '']) => numbers.split(', '));
}

const testFiles = ['src', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
  .map(({ name, parentPath }) => path.join(parentPath, name));
const tested = new Set(testFiles.flatMap(numbersIn));

const contract = readFileSync('docs/interaction.md', 'utf8');
const rules = [...contract.matchAll(new RegExp(`^- \\*\\*(${number})\\*\\* `, 'gm'))].map(
  ([, found = '']) => found,
);

it.each(rules)('rule %s has a test', (rule) => {
  expect(tested).toContain(rule);
});

it('has a rule for every number of a test', () => {
  expect([...tested].filter((found) => !rules.includes(found))).toEqual([]);
});

it.each(groups)('the rules of group %s are numbered from 1 on, without gaps', (letter) => {
  const numbers = rules.filter((found) => found.startsWith(letter));
  expect(numbers).not.toEqual([]);
  expect(numbers).toEqual(numbers.map((_found, index) => `${letter}${index + 1}`));
});
