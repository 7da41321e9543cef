import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf } from 'static-site/list-files';
import { builtSite } from '../helpers/builds/built-site';

/*
 * licenses.txt names every package in the bundles, according to their source maps, and a warm build leaves
 * it and all other files as they were.
 */

const { copy, folder } = builtSite('licenses', { variables: { ANALYZE: '1' } });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test.describe.configure({ mode: 'serial' });

/** The package that a source belongs to, by its name in a source map. */
function ownerOf(source: string): string | undefined {
  const inPackage = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (inPackage) return inPackage;
  if (source.includes('/.cache/')) return 'gatsby';
  return source.includes('/webpack/') ? 'webpack' : undefined;
}

test('every package in the bundles has a section with a copyright notice', () => {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  expect(maps.length).toBeGreaterThan(3);
  const sources = maps.flatMap(
    (file) => (JSON.parse(read(file)) as { readonly sources: string[] }).sources,
  );
  const owners = [...new Set(sources.flatMap((source) => ownerOf(source) ?? []))].sort();
  expect(owners).toContain('styled-components');
  const [, ...sections] = read('licenses.txt').split(`\n${'='.repeat(80)}\n`);
  const named = sections.map((section) => /^(\S+) \d\S* \(.+\)\n\n/.exec(section)?.[1] ?? '');
  // licenses.txt may name packages whose code was removed by minifying
  expect(owners.filter((owner) => !named.includes(owner))).toEqual([]);
  expect(named).toContain('@phosphor-icons/core');
  for (const section of sections) expect(section).toMatch(/copyright|©/i);
});

test('a warm build after a change of content writes the same licenses, scripts and files', async () => {
  test.setTimeout(300_000);
  const before = read('licenses.txt');
  const about = path.join(copy.root, 'content/pages/about.json');
  const text = await readFile(about, 'utf8');
  await writeFile(about, text.replace(/("heading": ")/, '$1Entirely '));
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  expect(read('licenses.txt')).toBe(before);
  expect(read('about.html')).toContain('Entirely');
  // one page that has changed, and one that Gatsby leaves as it was
  for (const page of ['about.html', '404.html'])
    expect(read(page)).toMatch(/<template[^>]*>.*<script src="\/app-/s);
  // neither Gatsby's internal files nor a second 404 page
  expect((await filesOf(folder)).filter((file) => /^_gatsby\/|^404\//.test(file))).toEqual([]);
});
