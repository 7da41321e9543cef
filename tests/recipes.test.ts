import { existsSync, readFileSync } from 'node:fs';
import { followRecipe, recipesIn } from './helpers/recipes';

/* What the recipes change is where they say; `recipes.spec.ts` and `page-type.spec.ts` check what comes of it. */

const written = new Map<string, string>();
const read = (file: string) =>
  written.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const recipes = recipesIn(readFileSync('docs/recipes.md', 'utf8')).filter(
  ({ steps }) => steps.length > 0,
);

it.each(recipes)('“$title” names what is in the files today', (recipe) => {
  const write = (file: string, text: string) => written.set(file, text);
  const commands = followRecipe(recipe, { read, write });
  expect(commands).toEqual([expect.stringMatching(/^npm (?:run generate$|install )/)]);
});
