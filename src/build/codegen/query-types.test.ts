import { buildFolder } from 'unit-testing/build-folder';
import { typesFile } from '../environment/types-file';
import { keepTypes } from './query-types';

const folder = buildFolder({ enter: true });
const written = '.cache/gatsby-types.d.ts';

it('keeps the types that Gatsby has written', async () => {
  folder.write(typesFile, 'old');
  folder.write(written, 'new');
  await keepTypes();
  expect(folder.text(typesFile)).toBe('new');
  expect(folder.files().sort()).toEqual([written, typesFile]);
});

it.each([
  ['has written none', undefined],
  ['was stopped while it wrote them', ''],
])('leaves the committed types alone if Gatsby %s', async (_name, text) => {
  folder.write(typesFile, 'old');
  if (text !== undefined) folder.write(written, text);
  await keepTypes();
  expect(folder.text(typesFile)).toBe('old');
});

describe.each([
  ['beside the form, Gatsby writes no types', '.edited/content', false],
  [
    'on its own, Gatsby writes them beside the committed ones',
    undefined,
    { typesOutputPath: written },
  ],
] as const)('%s', (_name, edited, expected) => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
  });

  it('so that stopping it loses none', async () => {
    if (edited !== undefined) process.env.EDITED_CONTENT = edited;
    jest.resetModules();
    const { typegen } = await import('./query-types');
    if (expected === false) expect(typegen).toBe(false);
    else expect(typegen).toMatchObject(expected);
  });
});
