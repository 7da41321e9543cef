import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesOf } from './list-files';

/** What gains by it: text, and icons that hold bare pixels. */
const dense = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Less than this fits into one packet as it is. */
const smallest = 512;

type Format = {
  readonly pack: (content: Buffer) => Promise<Buffer>;
  readonly unpack: (packed: Buffer) => Promise<Buffer>;
};

const formats: Readonly<Record<string, Format>> = {
  '.br': {
    pack: (content) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    unpack: promisify<Buffer, Buffer>(brotliDecompress),
  },
  '.gz': {
    pack: (content) => promisify(gzip)(content, { level: 9 }),
    unpack: promisify<Buffer, Buffer>(gunzip),
  },
};

/**
 * Leaves a compressed file beside every file that gains by it, for servers of one's own: they need
 * not compress at each request, and can take the time that the densest compression needs. Hosts
 * that compress by themselves do not look at them. What an earlier build has left and still holds
 * the same stays: to unpack it takes a hundredth of the time.
 *
 * @param folder where the site was built.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await filesOf(folder);
  const sources = files.filter((file) => dense.test(file));
  await Promise.all(sources.map((file) => compress(path.join(folder, file))));
  const whole = new Set(files);
  const orphans = files.filter((file) => {
    const ending = path.posix.extname(file);
    return ending in formats && !whole.has(file.slice(0, -ending.length));
  });
  await Promise.all(orphans.map((file) => rm(path.join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, { pack, unpack }] of Object.entries(formats)) {
    if (await holds(file + ending, content, unpack)) continue;
    const packed = content.length < smallest ? undefined : await pack(content);
    if (packed && packed.length < content.length) await writeFile(file + ending, packed);
    else await rm(file + ending, { force: true });
  }
}

/** Whether a file is there that unpacks to just this. */
async function holds(file: string, content: Buffer, unpack: Format['unpack']): Promise<boolean> {
  try {
    return content.equals(await unpack(await readFile(file)));
  } catch {
    // Not there, or not whole.
    return false;
  }
}
