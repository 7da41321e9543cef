import { brotliCompressSync } from 'node:zlib';
import { siteEditor } from '../../tests/helpers/site-editor';
import { bundleEditor } from './bundle';

let bundle: Awaited<ReturnType<typeof bundleEditor>>;
let scripts: readonly (readonly [address: string, text: string])[];

beforeAll(async () => {
  bundle = await bundleEditor(siteEditor.definition);
  scripts = [...bundle]
    .filter(([address]) => address.endsWith('.js'))
    .map(([address, { body }]) => [address, body.toString()]);
});

it('weighs at most 200 kB with its fonts, and imports nothing from elsewhere', () => {
  const sizes = [...bundle.values()].map(({ body }) => brotliCompressSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  expect([...bundle.keys()]).toEqual(
    expect.arrayContaining(['/editor.js', '/check-worker.js', '/atkinson-next.woff2']),
  );
  // `import` from another origin, or of a package that is not in the bundle
  const foreign = scripts.filter(([, text]) => /(?<!["\w-])from"(?!\/)/.test(text));
  expect(foreign.map(([address]) => address)).toEqual([]);
});

it('asks V8 to compile it while it loads, in the first line', () => {
  for (const [address, text] of scripts)
    expect([address, text.split('\n')[0]]).toEqual([address, '//# allFunctionsCalledOnLoad']);
});
