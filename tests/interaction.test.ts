import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const id = String.raw`[A-Z]\d+`;

/** The ids at the beginning of test titles in a file, as in: D3, N5: Escape closes the menu. */
function idsIn(file: string): string[] {
  const titles = readFileSync(file, 'utf8').matchAll(
    new RegExp(`['"\`](${id}(?:, ${id})*): `, 'g'),
  );
  return [...titles].flatMap(([, ids = '']) => ids.split(', '));
}

it('docs/interaction.md and the tests name the same rules', () => {
  const tested = ['plugins', 'src', 'tests']
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
    .flatMap(({ name, parentPath }) => idsIn(path.join(parentPath, name)));
  const contract = readFileSync('docs/interaction.md', 'utf8');
  const rules = [...contract.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, 'gm'))];
  expect(new Set(tested)).toEqual(new Set(rules.map(([, rule]) => rule)));
});
