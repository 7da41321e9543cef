import { brotliCompressSync } from 'node:zlib';
import { bundleEditor, bundleFrame } from '../server/bundle';
import { frameApp } from './frame/frame-app';
import { siteEditor } from './site-editor';

/* The editor's page with the site's model and look; sizes are in bytes, as brotli compresses them. */

type Kind = Parameters<typeof bundleEditor>[0]['kind'];

/** The scripts of a page, by address. */
async function sizesOf(kind: Kind | 'frame'): Promise<ReadonlyMap<string, number>> {
  const bundle =
    kind === 'frame' ? bundleFrame(frameApp, '/frame/') : bundleEditor({ ...siteEditor, kind });
  const scripts = [...(await bundle).files].filter(([address]) => address.endsWith('.js'));
  return new Map(scripts.map(([address, { body }]) => [address, brotliCompressSync(body).length]));
}

const total = (sizes: Iterable<number>) => [...sizes].reduce((sum, size) => sum + size, 0);

describe('the page of the editor', () => {
  it('weighs at most 200 kB, and 268 kB with the editor of texts, which loads when it is needed', async () => {
    const sizes = await sizesOf('local');
    const late = lateIn(sizes);
    expect(late).toBeGreaterThan(0);
    expect(total(sizes.values()) - late).toBeLessThan(200_000);
    expect(total(sizes.values())).toBeLessThan(268_000);
  });

  /**
   * What is loaded when it is needed: the editor of texts, the site's notifications and the sending of
   * its form.
   */
  const lateIn = (sizes: ReadonlyMap<string, number>) =>
    total([...sizes].flatMap(([address, size]) => (isLate(address) ? [size] : [])));

  const isLate = (address: string) =>
    /\/(?:rich-text-editor|notification-viewport|send-message)/.test(address);

  it('weighs at most 275 kB on a published site, without pictures and the texts of the site', async () => {
    expect(total((await sizesOf('hosted')).values())).toBeLessThan(275_000);
  });

  it('weighs at most 150 kB in the frame with the page', async () => {
    const sizes = await sizesOf('frame');
    expect(total(sizes.values()) - lateIn(sizes)).toBeLessThan(150_000);
  });
});
