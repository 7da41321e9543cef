import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { valueAt } from 'content-check/schema-traversal';
import { writeHostedEditor } from 'content-editor/server';
import { gitlabCase } from '../../packages/content-editor/tests/gitlab/gitlab-case';
import { hostedPlace } from '../../packages/content-editor/tests/github/repository-files';
import { siteEditor, siteLive } from '../../packages/content-editor/tests/helpers/site-editor';
import { bundleEditor } from '../../packages/content-editor/src/server/bundle';

/* The form with the site's model and look; sizes are in bytes, as brotli compresses them. */

const sizeOf = (body: string | Uint8Array) => brotliCompressSync(body).length;
const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

it('weighs at most 137 kB with its fonts, and 200 kB with the editor of texts, which loads when it is needed', async () => {
  const { files } = await bundleEditor({ definition: siteEditor.definition, kind: 'local' });
  const sizes = (isCounted: (address: string) => boolean) =>
    total([...files].flatMap(([address, { body }]) => (isCounted(address) ? sizeOf(body) : [])));
  const isLate = (address: string) => address.startsWith('/rich-text-editor');
  expect(sizes((address) => !isLate(address))).toBeLessThan(137_000);
  expect(sizes(isLate)).toBeGreaterThan(0);
  expect(sizes(() => true)).toBeLessThan(200_000);
});

const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('weighs at most 220 kB on a published site, without pictures and the texts of the site', async () => {
  const place = { ...gitlabCase.place, applicationId: 'abc' };
  const isPublic = (document: unknown) => valueAt(document, ['email']) === undefined;
  const root = 'tests/fixture/content';
  const shared = { ...siteEditor, live: siteLive, root, base: '/edit/' };
  for (const [name, of] of [
    ['github', { place: hostedPlace }],
    ['gitlab', { place, isPublic }],
  ] as const) {
    const written = path.join(folder, name);
    await writeHostedEditor({ ...shared, ...of, folder: written });
    const files = readdirSync(written).filter((file) => /\.(?:js|woff2)$/.test(file));
    const bodies = files.map((file) => readFileSync(path.join(written, file)));
    expect(total(bodies.map(sizeOf))).toBeLessThan(218_000);
  }
}, 120_000);
