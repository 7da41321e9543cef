import { brotliCompressSync } from 'node:zlib';
import { bundleEditor } from './bundle';

it('weighs at most 200 kB with its fonts, and takes nothing from elsewhere', async () => {
  const bundle = await bundleEditor();
  const sizes = [...bundle.values()].map(({ body }) => brotliCompressSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  expect([...bundle.keys()]).toEqual(
    expect.arrayContaining(['/editor.js', '/check-worker.js', '/atkinson-next.woff2']),
  );
  const scripts = [...bundle].filter(([address]) => address.endsWith('.js'));
  // `import` from another origin, or of a package that is not in the bundle
  const strays = scripts.filter(([, { body }]) => /(?<![-\w])from"(?!\/)/.test(body.toString()));
  expect(strays.map(([address]) => address)).toEqual([]);
}, 30_000);
