import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesOf, removeFiles } from './list-files';

/** Compressible files: text, and icons with raw pixels. */
const compressible = /\.(?:atom|css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Compression and decompression by file extension. */
const formats = {
  '.br': {
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    unpack: promisify<Buffer, Buffer>(brotliDecompress),
  },
  '.gz': {
    pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    unpack: promisify<Buffer, Buffer>(gunzip),
  },
};

/**
 * Writes compressed copies of the site's files next to them, for self-hosted servers. Copies that are
 * still valid stay: decompressing takes a hundredth of the time.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = new Set(await filesOf(folder));
  const sources = [...files].filter((file) => compressible.test(file));
  await Promise.all(sources.map((file) => compress(path.join(folder, file))));
  await removeFiles(folder, (file) => {
    const ending = path.posix.extname(file);
    return ending in formats && !files.has(file.slice(0, -ending.length));
  });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, { pack, unpack }] of Object.entries(formats)) {
    const target = file + ending;
    // undefined if it is missing or incomplete
    const old = await readFile(target)
      .then(unpack)
      .catch(() => undefined);
    if (old?.equals(content)) continue;
    const packed = await pack(content);
    if (packed.length < content.length) await writeFile(target, packed);
    else await rm(target, { force: true });
  }
}
