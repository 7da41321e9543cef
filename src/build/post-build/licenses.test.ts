import { buildFolder } from 'unit-testing/build-folder';
import { writeLicenses } from './licenses';

const folder = buildFolder();

/** Installs a package. @returns its folder */
function install(name: string, notice?: string, place = `node_modules/${name}`): string {
  const project = { name, version: '1.2.3', license: 'MIT' };
  folder.write(`${place}/package.json`, JSON.stringify(project));
  if (notice !== undefined) folder.write(`${place}/LICENSE.md`, notice);
  return `${folder.path()}/${place}`;
}

/** The text of licenses.txt for bundles with these packages. */
async function licensesOf(...places: readonly string[]): Promise<string> {
  await writeLicenses(folder.path(), places);
  return folder.text('licenses.txt');
}

it('lists each package with its version, license and full notice', async () => {
  const text = await licensesOf(install('@some/thing', 'Copyright Some\r\nNo warranty'));
  expect(text).toContain('@some/thing 1.2.3 (MIT)\n\nCopyright Some\nNo warranty\n');
});

it('lists the icons, which are in no bundle, and links to the licenses of the fonts', async () => {
  const text = await licensesOf();
  expect(text).toMatch(/@phosphor-icons\/core \S+ \(MIT\)\n\nMIT License/);
  expect(text).toContain('/fonts/besley-OFL.txt');
});

it('lists a package that is installed twice only once', async () => {
  const again = install('again', 'Copyright Again');
  const within = install('again', 'Copyright Again', 'node_modules/other/node_modules/again');
  expect((await licensesOf(again, within)).match(/^again /gm)).toHaveLength(1);
});

it('adds the known notice of a package that ships none', async () => {
  const text = await licensesOf(install('mitt'));
  expect(text).toMatch(/mitt 1\.2\.3 \(MIT\)\n\nMIT License\n\n© Jason/);
});

it('rejects for a package without a notice, and explains what to do', async () => {
  await expect(licensesOf(install('silent'))).rejects.toThrow(/silent 1\.2\.3 .*licenses\.ts/);
});
