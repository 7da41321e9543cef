import { cyclesIn, projectImports } from '../scripts/lint/import-cycles';

it('finds no circle of imports in the project, of types either', () => {
  const imports = projectImports(process.cwd());
  expect(Object.keys(imports)).toEqual(
    expect.arrayContaining(['gatsby-node.ts', 'src/theme/theme.ts', 'scripts/start.ts']),
  );
  expect(cyclesIn(imports)).toEqual([]);
});
