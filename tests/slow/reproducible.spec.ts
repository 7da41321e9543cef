import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf } from 'static-site/list-files';
import { otherNode } from '../helpers/builds/other-node';
import { SiteCopy } from '../helpers/builds/site-copy';

/*
 * Clean builds in different folders, and on another Node version, write the same files: these don't depend
 * on time, path, program or chance.
 */

type Builder = {
  /** The Node that builds, by default the one that runs the tests. */
  readonly node?: string;
  /** Whether it encodes every picture, which takes most of its time, and takes none of earlier builds. */
  readonly encodes?: boolean;
};

/** Every file of a clean build in a folder of this name. */
async function filesBuiltIn(
  name: string,
  { node, encodes = false }: Builder = {},
): Promise<Map<string, string>> {
  const copy = new SiteCopy(name);
  try {
    await copy.prepare();
    const variables = {
      ...(encodes && { ENCODED_PICTURES: path.join(copy.root, 'encoded-pictures') }),
      // of the project, which may go on meanwhile
      COMMIT_REF: 'a'.repeat(40),
    };
    const { code, output } = await copy.build(variables, node);
    expect(code, output).toBe(0);
    const folder = path.join(copy.root, 'public');
    const contents = (await filesOf(folder)).map(
      (file) => [file, readFileSync(path.join(folder, file), 'base64')] as const,
    );
    return new Map(contents);
  } finally {
    await copy.discard();
  }
}

let first = new Map<string, string>();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  first = await filesBuiltIn('first-of-two');
});

function expectTheSame(second: ReadonlyMap<string, string>): void {
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect(first.size).toBeGreaterThan(50);
  const different = [...first].filter(([file, content]) => second.get(file) !== content);
  expect(different.map(([file]) => file)).toEqual([]);
}

test('two clean builds are identical, of which one encodes its pictures and one finds them', async () => {
  test.setTimeout(900_000);
  expectTheSame(await filesBuiltIn('the-second-build-elsewhere', { encodes: true }));
});

test('a build on another Node version is identical', async () => {
  test.setTimeout(900_000);
  const node = otherNode(path.resolve('test-results/other-node'));
  test.skip(node === undefined, 'SKIPPED: no other Node can be had here.');
  expectTheSame(await filesBuiltIn('on-another-node', { ...(node && { node }) }));
});
