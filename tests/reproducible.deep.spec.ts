import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf } from '../src/build/written-files';
import { SiteCopy } from './support/site-copy';

/* Two clean builds, in two folders, give the same files: nothing leaks in from clock, path or chance. */

const copies = [new SiteCopy('first-of-two'), new SiteCopy('the-second-build-elsewhere')] as const;

test.afterAll(async () => {
  for (const copy of copies) await copy.discard();
});

test('two clean builds are the same, byte by byte', async () => {
  test.setTimeout(1_800_000);
  const results: Map<string, string>[] = [];
  for (const copy of copies) {
    await copy.prepare();
    const { code, said } = await copy.build();
    expect(code, said).toBe(0);
    const folder = path.join(copy.root, 'public');
    const contents = (await filesOf(folder)).map(
      (file) => [file, readFileSync(path.join(folder, file), 'base64')] as const,
    );
    results.push(new Map(contents));
  }
  const [first, second] = results;
  expect([...(first?.keys() ?? [])]).toEqual([...(second?.keys() ?? [])]);
  expect(first?.size).toBeGreaterThan(50);
  const different = [...(first ?? [])].filter(([file, content]) => second?.get(file) !== content);
  expect(different.map(([file]) => file)).toEqual([]);
});
