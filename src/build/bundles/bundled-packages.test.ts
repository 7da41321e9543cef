import { buildFolder } from 'unit-testing/build-folder';
import { bundledPackages, packageOf, rememberPackages } from './bundled-packages';

const folder = buildFolder({ enter: true });

/** Runs the plugin over one bundle of these modules. */
async function bundle(modules: readonly object[]): Promise<void> {
  let emitted: Promise<void> | undefined;
  rememberPackages.apply({
    hooks: {
      afterEmit: {
        tapPromise: (_name, listener) => {
          const chunkGraph = { getChunkModulesIterable: () => modules };
          emitted = listener({ chunks: [{}], chunkGraph });
        },
      },
    },
  });
  await emitted;
}

it('records each package once, including concatenated modules and webpack itself', async () => {
  await bundle([
    { resource: 'node_modules/react/index.js' },
    { modules: [{ resource: 'node_modules/a/b.js' }, { resource: 'node_modules/react/c.js' }] },
    { resource: 'src/layout/layout.tsx' },
    // part of the runtime
    {},
  ]);
  const place = `${folder.path()}/node_modules`;
  expect(await bundledPackages()).toEqual([`${place}/a`, `${place}/react`, `${place}/webpack`]);
});

it.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@emotion/memoize/dist/x.js', 'node_modules/@emotion/memoize'],
  ['node_modules/a/node_modules/b/dist/index.js', 'node_modules/a/node_modules/b'],
  ['.cache/production-app.js', 'node_modules/gatsby'],
])('%s belongs to the package %s', (file, place) => {
  expect(packageOf(file)).toBe(`${folder.path()}/${place}`);
});

it('the site’s own modules belong to no package', () => {
  expect(packageOf('src/layout/layout.tsx')).toBeUndefined();
});
