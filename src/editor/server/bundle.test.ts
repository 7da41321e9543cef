import { brotliCompressSync } from 'node:zlib';
import { bundleEditor } from './bundle';

let bundle: Awaited<ReturnType<typeof bundleEditor>>;
let scripts: readonly (readonly [address: string, text: string])[];

beforeAll(async () => {
  bundle = await bundleEditor();
  scripts = [...bundle]
    .filter(([address]) => address.endsWith('.js'))
    .map(([address, { body }]) => [address, body.toString()]);
});

it('weighs at most 200 kB with its fonts, and takes nothing from elsewhere', () => {
  const sizes = [...bundle.values()].map(({ body }) => brotliCompressSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  expect([...bundle.keys()]).toEqual(
    expect.arrayContaining(['/editor.js', '/check-worker.js', '/atkinson-next.woff2']),
  );
  // `import` from another origin, or of a package that is not in the bundle
  const strays = scripts.filter(([, text]) => /(?<![-\w])from"(?!\/)/.test(text));
  expect(strays.map(([address]) => address)).toEqual([]);
});

it('is compiled while it loads: V8 reads the wish in the first line alone', () => {
  for (const [address, text] of scripts)
    expect([address, text.split('\n')[0]]).toEqual([address, '//# allFunctionsCalledOnLoad']);
});
