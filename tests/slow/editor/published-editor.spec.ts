import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf } from 'static-site/list-files';
import { startServer } from 'static-site/static-server';
import { browserErrorsOf } from 'browser-testing/browser-errors';
import { removePublishedEditor } from '../../../scripts/site/editor-folder';
import { writePublishedEditor } from '../../../scripts/site/published-editor';
import type { SiteContent } from '../../../src/model/site';
import { SiteCopy } from '../../helpers/builds/site-copy';

/* A copy of the site, built without the form on it, with it, and without it again. */

const copy = new SiteCopy('published-editor');
const folder = path.join(copy.root, 'public');

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copy.prepare();
  await copy.useFixtureContent();
});

test.afterAll(() => copy.discard());

/** Builds the copy over the last build. @returns the hashes of its files */
async function build(editor?: SiteContent['editor']): Promise<ReadonlyMap<string, string>> {
  const file = path.join(copy.root, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteContent;
  writeFileSync(file, JSON.stringify({ ...site, editor }));
  await removePublishedEditor(copy.root);
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  await writePublishedEditor(copy.root);
  const hashes = (await filesOf(folder)).map((name) => {
    const content = readFileSync(path.join(folder, name));
    return [name, createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map(hashes);
}

test('the form adds its own files, and changes none that visitors get', async ({ context }) => {
  test.setTimeout(900_000);
  const before = await build();
  const withForm = await build({ host: 'github', repository: 'ridgeline/website', branch: 'main' });
  const others = [...withForm].filter(([name]) => !name.startsWith('edit/'));
  // the headers differ, by which the form may show the pages beside it; and what the build says of its content, which asks
  // for the form
  const differing = others.filter(([name]) => /^(?:_headers|build\.json(?:\.\w+)?)$/.test(name));
  expect(Object.fromEntries(others)).toEqual({
    ...Object.fromEntries(before),
    ...Object.fromEntries(differing),
  });
  expect(readFileSync(path.join(folder, '_headers'), 'utf8')).toContain("frame-ancestors 'self'");
  expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/edit');

  const server = await startServer({ dir: folder });
  const errors = browserErrorsOf(context, server.url);
  const page = await context.newPage();
  for (const address of ['/edit', '/edit/']) {
    await page.goto(server.url + address);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  await server.close();
  expect(errors).toEqual([]);

  expect(Object.fromEntries(await build())).toEqual(Object.fromEntries(before));
});
