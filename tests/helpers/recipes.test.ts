import { followRecipe, recipesIn } from './recipes';

const [recipe = { title: '', steps: [] }] = recipesIn(`
## Add a mark

\`\`\`diff change a.ts
 first
+mark
\`\`\`

\`\`\`ts new b.ts
second
\`\`\`

\`\`\`sh run
npm run generate
\`\`\`
`);

/** Follows the recipe in these files; returns them as they are then. */
function follow(files: Readonly<Record<string, string>>) {
  const after = new Map(Object.entries(files));
  const write = (file: string, text: string) => after.set(file, text);
  const commands = followRecipe(recipe, { read: (file) => after.get(file), write });
  expect(commands).toEqual(['npm run generate']);
  return Object.fromEntries(after);
}

const before = { 'a.ts': 'first\nthird\n' };
const after = { 'a.ts': 'first\nmark\nthird\n', 'b.ts': 'second\n' };

it('changes and makes files', () => {
  expect(follow(before)).toEqual(after);
});

it('changes nothing where it was followed before, also if the result was changed since', () => {
  expect(follow(after)).toEqual(after);
  expect(follow({ ...after, 'b.ts': 'another\n' })).toEqual({ ...after, 'b.ts': 'another\n' });
});

it.each([
  ['does not hold the lines', { 'a.ts': 'third\n' }],
  ['holds them twice', { 'a.ts': 'first\nfirst\n' }],
  ['is there already', { ...before, 'b.ts': 'another\n' }],
  ['was changed while the others were not', { 'a.ts': after['a.ts'] + 'first\n' }],
])('throws where a file %s, and says what to do', (_, files) => {
  expect(() => follow(files)).toThrow(/“Add a mark” in docs\/ no longer fits .*delete the recipe/s);
});
