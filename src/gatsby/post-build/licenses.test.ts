import { buildFolder } from '../../../tests/helpers/build-folder';
import { writeLicenses } from './licenses';

const folder = buildFolder();

/** A package as it is installed. */
function install(name: string, notice?: string): string {
  folder.write(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.2.3', license: 'MIT' }),
  );
  if (notice !== undefined) folder.write(`node_modules/${name}/LICENSE.md`, notice);
  return `${folder.path()}/node_modules/${name}`;
}

it('names each package with its version, its licence and its whole notice', async () => {
  await writeLicenses(folder.path(), [install('@some/thing', 'Copyright Some\r\nNo warranty')]);
  expect(folder.text('licenses.txt')).toContain(
    '@some/thing 1.2.3 (MIT)\n\nCopyright Some\nNo warranty\n',
  );
});

it('names what is in the pages alone, and where the licences of the fonts are', async () => {
  await writeLicenses(folder.path(), []);
  expect(folder.text('licenses.txt')).toMatch(/@phosphor-icons\/core \S+ \(MIT\)\n\nMIT License/);
  expect(folder.text('licenses.txt')).toContain('/fonts/besley-OFL.txt');
});

it('says once what is installed twice', async () => {
  const again = install('again', 'Copyright Again');
  const within = install('other/node_modules/again', 'Copyright Again');
  folder.write(
    'node_modules/other/node_modules/again/package.json',
    JSON.stringify({ name: 'again', version: '1.2.3', license: 'MIT' }),
  );
  await writeLicenses(folder.path(), [again, within]);
  expect(folder.text('licenses.txt').match(/^again /gm)).toHaveLength(1);
});

it('knows the notice of a package that brings none', async () => {
  await writeLicenses(folder.path(), [install('mitt')]);
  expect(folder.text('licenses.txt')).toMatch(/mitt 1\.2\.3 \(MIT\)\n\nMIT License\n\n© Jason/);
});

it('stops the build at a package without a notice, and says what to do', async () => {
  await expect(writeLicenses(folder.path(), [install('silent')])).rejects.toThrow(
    /silent 1\.2\.3 .*licenses\.ts/,
  );
});
