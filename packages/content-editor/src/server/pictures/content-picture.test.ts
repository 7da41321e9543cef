import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { preparePicture } from './prepare-picture';
import { isInContent } from './content-picture';

const folder = mkdtempSync(path.join(tmpdir(), 'content-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .webp()
    .toBuffer();

const write = (base64: string) =>
  writeFileSync(path.join(folder, 'photo.webp'), Buffer.from(base64, 'base64'));

describe('the content', () => {
  it('knows an upload in the content by its bytes, not by its size', async () => {
    const { base64 } = await preparePicture(await picture('#345'));
    write(base64);
    expect(await isInContent(folder, 'photo.webp', base64)).toBe(true);
    const another = await preparePicture(await picture('#543'));
    expect(await isInContent(folder, 'photo.webp', another.base64)).toBe(false);
    expect(await isInContent(folder, 'other.webp', base64)).toBe(false);
  });
});
