import { brotliCompressSync } from 'node:zlib';
import { bundleEditor } from 'content-editor/bundle';
import { siteEditor, siteLive } from '../../tests/helpers/editor/site-editor';

/* The editor's page with the site's model and look; sizes are in bytes, as brotli compresses them. */

type Kind = Parameters<typeof bundleEditor>[0]['kind'];

/** The scripts of a page, by address. */
async function sizesOf(kind: Kind, live?: string): Promise<ReadonlyMap<string, number>> {
  const { files } = await bundleEditor({ definition: siteEditor.definition, kind, live });
  return new Map(
    [...files].map(([address, { body }]) => [address, brotliCompressSync(body).length]),
  );
}

const total = (sizes: Iterable<number>) => [...sizes].reduce((sum, size) => sum + size, 0);

it('weighs at most 192 kB, and 260 kB with the editor of texts, which loads when it is needed', async () => {
  const sizes = await sizesOf('local');
  const late = total([...sizes].flatMap(([address, size]) => (isLate(address) ? [size] : [])));
  expect(late).toBeGreaterThan(0);
  expect(total(sizes.values()) - late).toBeLessThan(192_000);
  expect(total(sizes.values())).toBeLessThan(260_000);
});

const isLate = (address: string) => address.startsWith('/rich-text-editor');

it('weighs at most 275 kB on a published site, without pictures and the texts of the site', async () => {
  expect(total((await sizesOf('hosted', siteLive)).values())).toBeLessThan(275_000);
});
