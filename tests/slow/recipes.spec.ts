import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../helpers/builds/project-copy';
import { filesBelow, followRecipe, recipesIn } from '../helpers/content/recipes';

/*
 * The recipes of docs/recipes.md, followed in a copy of the project. `page-type.spec.ts` follows that of
 * docs/page-types.md.
 */

const root = path.resolve('test-results/copies/recipes');
const files = filesBelow(root);

/** Runs a command in the copy and expects it to succeed. */
function run(command: string): void {
  const options = { cwd: root, shell: true, encoding: 'utf8', env: environment } as const;
  const { status, stdout, stderr } = spawnSync(command, options);
  expect(status, `${command}\n${stdout}${stderr}`.slice(-20_000)).toBe(0);
}

// Playwright's own variables would color the output
const environment = { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined };

test.beforeAll(() => copyProject(root));
test.afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('after all recipes, types, formatting, lint and unit tests pass', () => {
  test.setTimeout(900_000);
  const recipes = recipesIn(readFileSync('docs/recipes.md', 'utf8'));
  for (const recipe of recipes) for (const command of followRecipe(recipe, files)) run(command);
  // writes the types of queries
  run('npm run build');
  expect(files.read('src/model/generated/gatsby-types.d.ts')).toContain(
    'TestimonialSectionFragment',
  );
  expect(files.read('src/model/generated/services.schema.json')).toContain('From $500');
  expect(files.read('src/model/generated/services.schema.json')).toContain('a cup of coffee');
  run('npm run typecheck');
  run('npx prettier --check src packages/artwork/src');
  run(
    'npx eslint src/scenes src/sections src/fields src/model src/build/social-images --max-warnings=0',
  );
  run(
    'npm run test:unit -- src/model src/build/codegen src/scenes src/sections src/page-types src/templates src/layout src/build/social-images tests',
  );
});
