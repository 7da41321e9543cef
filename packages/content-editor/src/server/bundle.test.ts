import { brotliCompressSync } from 'node:zlib';
import { siteEditor } from '../../tests/helpers/site-editor';
import { type Bundle, bundleEditor } from './bundle';

let bundle: Bundle['files'];
let scripts: readonly (readonly [address: string, text: string])[];

beforeAll(async () => {
  bundle = (await bundleEditor({ definition: siteEditor.definition, kind: 'local' })).files;
  scripts = [...bundle]
    .filter(([address]) => address.endsWith('.js'))
    .map(([address, { body }]) => [address, body.toString()]);
});

/** In bytes, as brotli compresses them. */
const sizesOf = (isCounted: (address: string) => boolean) =>
  [...bundle]
    .filter(([address]) => isCounted(address))
    .reduce((sum, [, { body }]) => sum + brotliCompressSync(body).length, 0);

it('weighs at most 137 kB with its fonts, and 200 kB with the editor of texts, which loads when it is needed', () => {
  const isLate = (address: string) => address.startsWith('/rich-text-editor');
  expect(sizesOf((address) => !isLate(address))).toBeLessThan(137_000);
  expect(sizesOf(isLate)).toBeGreaterThan(0);
  expect(sizesOf(() => true)).toBeLessThan(200_000);
});

it('imports nothing from elsewhere', () => {
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
