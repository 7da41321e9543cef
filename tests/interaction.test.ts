import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* The contract in docs/interaction.md and the tests that carry its numbers must not drift apart. */

const groups = ['L', 'S', 'A', 'T', 'D', 'W', 'P', 'X', 'N', 'F'];
const number = `[${groups.join('')}]\\d+`;

/** Every test file of the project by its name. */
const testFiles = new Map(
  ['src', 'artwork', 'tests', 'scripts', 'eslint']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
    .map(({ name, parentPath }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]),
);

/** The numbers that titles of tests in a file begin with, as in: D3, N5: Escape closes the menu. */
function numbersIn(source: string): string[] {
  const titles = source.matchAll(new RegExp(`['"\`](${number}(?:, ${number})*): `, 'g'));
  return [...titles].flatMap(([, numbers = '']) => numbers.split(', '));
}

/** The lines of the contract: number, and the names of the files that are said to test it. */
const contract = readFileSync('docs/interaction.md', 'utf8')
  .split(/^(?=- \*\*)/m)
  .flatMap((line) => {
    const found = new RegExp(`^- \\*\\*(${number})\\*\\* `).exec(line)?.[1];
    const item = line.split('\n\n', 1).join();
    const files = [...item.matchAll(/`([\w-]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, name = '']) => name,
    );
    return found ? [{ found, files }] : [];
  });

it.each(contract)('line $found is tested where the contract says', ({ found, files }) => {
  expect(files).not.toEqual([]);
  for (const file of files) expect(numbersIn(testFiles.get(file) ?? '')).toContain(found);
});

it.each([...testFiles])('%s carries no number that the contract does not have', (_name, source) => {
  const known = contract.map(({ found }) => found);
  expect(numbersIn(source).filter((found) => !known.includes(found))).toEqual([]);
});

it.each(groups)('the lines of group %s are numbered from 1 on, without gaps', (letter) => {
  const numbers = contract.map(({ found }) => found).filter((found) => found.startsWith(letter));
  expect(numbers).not.toEqual([]);
  expect(numbers).toEqual(numbers.map((_found, index) => `${letter}${index + 1}`));
});
