import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { preparePicture } from './prepare-picture';
import { isSaved } from './saved-picture';

const folder = mkdtempSync(path.join(tmpdir(), 'saved-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .webp()
    .toBuffer();

const save = (base64: string) =>
  writeFileSync(path.join(folder, 'photo.webp'), Buffer.from(base64, 'base64'));

it('knows a saved upload by its bytes, not by its size', async () => {
  const { base64 } = await preparePicture(await picture('#345'));
  save(base64);
  expect(await isSaved(folder, 'photo.webp', base64)).toBe(true);
  const another = await preparePicture(await picture('#543'));
  expect(await isSaved(folder, 'photo.webp', another.base64)).toBe(false);
  expect(await isSaved(folder, 'other.webp', base64)).toBe(false);
});

it('knows an upload that a save has encoded again', async () => {
  // as encoded by an earlier run of the editor
  const earlier = await picture('#345');
  save((await preparePicture(earlier)).base64);
  expect(await isSaved(folder, 'photo.webp', earlier.toString('base64'))).toBe(true);
});
