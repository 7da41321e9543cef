import { symlinkSync } from 'node:fs';
import { buildFolder } from 'unit-testing/build-folder';
import { folderPort } from './free-port';

const folder = buildFolder();

it('gives a folder the same port each time, also through a symbolic link', () => {
  folder.write('site/package.json', '');
  const [site, link] = [`${folder.path()}/site`, `${folder.path()}/link`];
  symlinkSync(site, link, 'junction');
  expect(folderPort(link)).toBe(folderPort(site));
  expect(folderPort(site)).toBeGreaterThan(1024);
});

it('gives different folders different ports', () => {
  const names = Array.from({ length: 20 }, (_, index) => `site-${index}`);
  for (const name of names) folder.write(`${name}/package.json`, '');
  const ports = new Set(names.map((name) => folderPort(`${folder.path()}/${name}`)));
  expect(ports.size).toBeGreaterThan(15);
});
