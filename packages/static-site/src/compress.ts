import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesOf, removeFiles } from './list-files';

/** Compressible files: text, and icons with raw pixels. */
const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** What is added to a file's name for its compressed copy. */
export type CopyEnding = keyof typeof formats;

/** Compression and decompression by ending. */
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
 * still valid stay: decompressing takes a hundredth of the time. Those without a file go, as of a removed page.
 * @param isKept whether a file is no copy, such as an archive that is offered for download
 */
export async function compressFiles(
  folder: string,
  isKept: (file: string) => boolean = () => false,
): Promise<void> {
  const files = new Set(await filesOf(folder));
  const sources = [...files].filter((file) => compressible.test(file));
  await Promise.all(sources.map((file) => compress(path.join(folder, file))));
  await removeFiles(folder, (file) => {
    const ending = path.posix.extname(file);
    return ending in formats && !files.has(file.slice(0, -ending.length)) && !isKept(file);
  });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const ending of ['.br', '.gz'] as const) {
    if (await readCopy(file, ending, content)) continue;
    const packed = await formats[ending].pack(content);
    if (packed.length < content.length) await writeFile(file + ending, packed);
    else await rm(file + ending, { force: true });
  }
}

/**
 * Reads the compressed copy of a file.
 * @param content what the file holds
 * @returns undefined if there is none, if it is not complete yet, or if it is the copy of another content
 */
export async function readCopy(
  file: string,
  ending: CopyEnding,
  content: Buffer,
): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(file + ending);
    return (await formats[ending].unpack(packed)).equals(content) ? packed : undefined;
  } catch {
    return undefined;
  }
}
