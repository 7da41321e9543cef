import { buildFolder } from 'unit-testing/build-folder';
import { keepTypes, typegen, typesFile } from './query-types';

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

it('lets Gatsby write beside the committed types, so that stopping it loses none', () => {
  expect(typegen).toMatchObject({ typesOutputPath: written });
});
