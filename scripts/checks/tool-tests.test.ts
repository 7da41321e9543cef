import { buildFolder } from 'unit-testing/build-folder';
import { toolTests } from './tool-tests';

const folder = buildFolder({ enter: true });

beforeEach(async () => {
  for (const file of ['.npmrc', 'jest.config.mjs', 'package-lock.json', 'packages/artwork/land.ts'])
    folder.write(file, 'before');
  const { options, remember } = await toolTests({});
  expect(options).toBe('');
  await remember();
});

it('leaves tests of tools out once they have passed', async () => {
  expect((await toolTests({})).options).toContain(' packages/artwork/ ');
});

it.each(['packages/artwork/land.ts', 'scripts/lint/config.ts', 'package-lock.json'])(
  'runs them if %s has changed',
  async (file) => {
    folder.write(file, 'after');
    expect((await toolTests({})).options).toBe('');
  },
);

it('always runs them in CI', async () => {
  expect((await toolTests({ CI: 'true' })).options).toBe('');
});
