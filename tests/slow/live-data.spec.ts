import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Entries, Json, JsonObject } from 'content-editor/json';
import { fileServedAt, layoutData, pageData } from '../../src/editor/live/page-data';
import { noScenery, withSceneryOf } from '../../src/editor/live/scenery';
import type { Source } from '../../src/editor/live/source';
import { fixturePublic } from '../helpers/builds/fixture-site';

/* What the form on the published site tells of the content is what the build has made of it. */

const content = path.join(fixturePublic, '../content');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;

/** The results of queries in a folder of the built site, with the paths of their pages. */
function results(pattern: RegExp) {
  const folder = path.join(fixturePublic, 'page-data');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => pattern.test(file)).map((file) => read(path.join(folder, file)));
}

/** The part of a value that another one has, too: content tells more than queries ask for. */
function sharedWith(published: Json, told: Json | undefined): Json | undefined {
  if (Array.isArray(published) && Array.isArray(told))
    return told.map(
      (entry: Json, index) => sharedWith((published as Json[])[index] ?? null, entry) ?? null,
    );
  if (!isRecord(published) || !isRecord(told)) return told;
  const fields = Object.entries(published).map(([key, value]) => [
    key,
    // only a build makes pictures and structured data
    onlyBuilt.has(key) ? value : sharedWith(value, told[key]),
  ]);
  return Object.fromEntries(fields) as JsonObject;
}

type PublishedPage = { readonly path: string; readonly result: JsonObject };

const onlyBuilt = new Set(['childImageSharp', 'structuredData']);

const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test('the content tells of every page, and of the layout, what the build gives to them', () => {
  test.setTimeout(600_000);
  execFileSync('npm', ['run', '--silent', 'build:fixture']);
  const documents = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replaceAll('\\', '/'), read(path.join(content, file))] as const);
  const entries: Entries = Object.fromEntries(documents);
  const pictureAt = (address: string) => ({ address, width: 1, height: 1 });

  const pages = results(/page-data\.json$/);
  expect(pages.length).toBeGreaterThan(3);
  for (const { path: address, result } of pages as unknown as readonly PublishedPage[]) {
    const { data = null } = result;
    const file = fileServedAt(entries, address) ?? '';
    const scenery = withSceneryOf(noScenery, file, entries[file], data);
    const source: Source = { entries, pictureAt, scenery };
    expect(sharedWith(data, pageData(source, file)), address).toEqual(data);
  }

  const [layout] = results(/^sq[\\/]d[\\/]\d+\.json$/);
  const { build, ...data } = layout?.data as JsonObject;
  expect(build).toBeDefined();
  const source: Source = { entries, pictureAt, scenery: noScenery };
  expect(sharedWith(data, layoutData(source))).toEqual(data);
});
