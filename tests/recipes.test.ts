import { existsSync, readFileSync } from 'node:fs';
import { followRecipe, recipesIn } from './helpers/recipes';

/* What the recipes change is where they say; `recipes.spec.ts` checks the types of what comes of it. */

const written = new Map<string, string>();
const read = (file: string) =>
  written.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

it.each(recipesIn(readFileSync('docs/recipes.md', 'utf8')))(
  '“$title” names what is in the files today',
  (recipe) => {
    const write = (file: string, text: string) => written.set(file, text);
    expect(followRecipe(recipe, { read, write })).toEqual(['npm run generate']);
  },
);
