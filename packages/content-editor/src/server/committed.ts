import { execFile, type ExecFileException } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { committedTexts } from 'content-check/committed-texts';
import { isLfsPointer } from 'content-check/lfs-pointer';
import { isPicture } from 'content-check/picture-path';
import type { Upload, Version } from '../session/store';
import type { Content } from './content';
import { isWritable } from './guard';
import { largestPicture } from './pictures';
import { Refusal } from './refusal';

const run = promisify(execFile);

/** Git's messages without a committed version (2.39 and earlier). */
const hasNone = /'HEAD'|object name HEAD|not a git repository \(or any/;

/**
 * Runs Git in the content folder.
 * @returns its output; undefined without a committed version
 * @throws Refusal if Git fails
 */
async function git(root: string, ...words: readonly string[]): Promise<Buffer | undefined> {
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { cwd: path.resolve(root), maxBuffer: largestPicture, env };
  return run('git', words, { ...options, encoding: 'buffer' }).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      const { code } = error as ExecFileException;
      const message = String((error as { readonly stderr?: Buffer }).stderr);
      if (code === 'ENOENT')
        throw new Refusal(
          501,
          'Git, which keeps earlier versions, isn’t installed on this computer.',
        );
      if (hasNone.test(message)) return undefined;
      const [reason = ''] = message.replace('fatal: ', '').split('\n');
      throw new Refusal(500, `Git can’t read the earlier version. It says: ${reason}`);
    },
  );
}

/** The mode of a file in a tree of Git; symbolic links and submodules have others (gitformat-index). */
const fileMode = /^100\d{3} /;

/**
 * The bytes of a file at HEAD.
 * @returns undefined if HEAD has no such file, or something else under its name
 * @throws Refusal if Git keeps the file elsewhere, and not on this computer
 */
async function committedBytes(root: string, file: string): Promise<Buffer | undefined> {
  const entry = await git(root, 'ls-tree', 'HEAD', '--', file);
  if (!fileMode.test(String(entry ?? ''))) return undefined;
  // the filters of Git LFS replace a pointer by the picture; those of texts would change line ends
  const show = isPicture(file) ? ['cat-file', '--filters'] : ['show'];
  const bytes = await git(root, ...show, `HEAD:./${file}`);
  if (bytes && isLfsPointer(bytes))
    throw unusable(file, 'is kept elsewhere (by Git LFS), not on this computer');
  return bytes;
}

function unusable(file: string, reason: string): Refusal {
  return new Refusal(409, `The earlier version of “${path.parse(file).name}” ${reason}.`);
}

/** A content file at HEAD, and when it was committed; null without a committed version. */
export async function committedVersion(
  { model, root }: Content,
  file: string,
): Promise<Version | null> {
  const text = isWritable(model, file) ? await committedBytes(root, file) : undefined;
  const date = text && (await git(root, 'log', '-1', '--format=%cI', '--', file));
  return text && date ? { text: String(text), date: String(date).trim() } : null;
}

/**
 * A picture at HEAD; null without a committed version.
 * @throws Refusal if what was committed is no picture
 */
export async function committedPicture(
  { model, root }: Content,
  file: string,
): Promise<Upload | null> {
  const isOwn = isPicture(file) && isWritable(model, file);
  const bytes = isOwn ? await committedBytes(root, file) : undefined;
  if (!bytes) return null;
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { base64: bytes.toString('base64'), width, height };
  } catch {
    throw unusable(file, 'is empty or damaged');
  }
}

/** The texts of the content files at HEAD; none without Git. */
export async function committedFiles({
  model,
  root,
}: Content): Promise<Readonly<Record<string, string>>> {
  const texts = Object.entries(await committedTexts(root));
  return Object.fromEntries(texts.filter(([file]) => isWritable(model, file)));
}
