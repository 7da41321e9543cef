import { existsSync, readFileSync } from 'node:fs';
import { followRecipe, recipesIn } from './helpers/content/recipes';

/* The recipes match the files that they change; `recipes.spec.ts` and `page-type.spec.ts` check the results. */

const written = new Map<string, string>();
const read = (file: string) =>
  written.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const recipes = recipesIn(readFileSync('docs/recipes.md', 'utf8')).filter(
  ({ steps }) => steps.length > 0,
);

it.each(recipes)('“$title” matches the files that it changes', (recipe) => {
  const write = (file: string, text: string) => written.set(file, text);
  const commands = followRecipe(recipe, { read, write });
  expect(commands).toEqual([expect.stringMatching(/^npm (?:run generate$|install )/)]);
});
