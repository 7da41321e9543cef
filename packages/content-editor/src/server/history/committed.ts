import path from 'node:path';
import sharp from 'sharp';
import { committedTexts, UnreadableCommit } from 'content-check/committed-texts';
import { readAtRest } from 'content-check/git-failure';
import { isLfsPointer } from 'content-check/lfs-pointer';
import { isPicture } from 'content-check/picture-path';
import type { Upload } from '../../store/content';
import type { CommittedVersion } from '../../store/history';
import { isContentFile } from '../../store/content-file';
import type { LocalContent } from '../local-content';
import { gitBytes, GitError, lastCommit, literal, ObstacleError, tryGit } from '../git';
import { Refusal } from '../refusal';

/**
 * Runs Git in the content folder.
 * @returns its output; undefined without a repository, or a commit in it
 * @throws Refusal if Git fails
 */
const read = (root: string, ...args: readonly string[]): Promise<Buffer | undefined> =>
  readAtRest(() => bytesOf(root, args));

async function bytesOf(root: string, args: readonly string[]): Promise<Buffer | undefined> {
  try {
    return await gitBytes(root, args);
  } catch (error) {
    if (!(error instanceof GitError)) throw gitRefusal(error);
    const failure = await lastCommit(root).then((tip) => tip && error, gitRefusal);
    if (failure === undefined) return undefined;
    throw gitRefusal(failure);
  }
}

/** The refusal if Git isn't installed, or can't read the repository; any other error as it is. */
export function gitRefusal(error: unknown): unknown {
  if (error instanceof ObstacleError)
    return new Refusal(501, 'Git, which keeps earlier versions, isn’t installed on this computer.');
  if (error instanceof UnreadableCommit) return unreadable(error.message);
  return error instanceof GitError ? unreadable(error.said) : error;
}

const unreadable = (reason: string) =>
  new Refusal(500, `Git can’t read earlier versions. It says: ${reason}`);

/** The mode of a file in the output of `git ls-tree`; symbolic links and submodules have others. */
const fileMode = /^100\d{3} /;

/**
 * The bytes of a file in a commit.
 * @returns undefined if the commit has no such file, or something else under its name
 * @throws Refusal if Git keeps the file elsewhere, and not on this computer
 */
async function committedBytes(
  root: string,
  file: string,
  revision = 'HEAD',
): Promise<Buffer | undefined> {
  const entry = await read(root, 'ls-tree', revision, '--', literal(file));
  if (!fileMode.test(String(entry ?? ''))) return undefined;
  // `--filters` makes Git LFS replace a pointer by the picture; in a text, it could change line endings
  const show = isPicture(file) ? ['cat-file', '--filters'] : ['show'];
  const bytes = await read(root, ...show, `${revision}:./${file}`);
  if (bytes && isLfsPointer(bytes))
    throw unusable(file, 'is kept elsewhere (by Git LFS), not on this computer');
  return bytes;
}

function unusable(file: string, reason: string): Refusal {
  return new Refusal(409, `The earlier version of “${path.parse(file).name}” ${reason}.`);
}

/** A content file at HEAD, and when it was committed; null without a committed version. */
export async function committedVersion(
  { model, root }: LocalContent,
  file: string,
): Promise<CommittedVersion | null> {
  const text = isContentFile(model, file) ? await committedBytes(root, file) : undefined;
  const date = text && (await read(root, 'log', '-1', '--format=%cI', '--', literal(file)));
  return text && date ? { text: String(text), date: String(date).trim() } : null;
}

/**
 * A picture as it was committed; null without a committed version.
 * @param revision the picture before this commit, which may have deleted it; by default, the picture in the
 * last commit
 * @throws Refusal if what was committed is no picture
 */
export async function committedPicture(
  { model, root }: LocalContent,
  file: string,
  revision?: string,
): Promise<Upload | null> {
  const isOwn = isPicture(file) && isContentFile(model, file);
  // Git would take a revision that begins with a hyphen for an option
  const isCommit = revision === undefined || /^[0-9a-f]+$/.test(revision);
  const before = revision === undefined ? undefined : `${revision}^`;
  const bytes = isOwn && isCommit ? await committedBytes(root, file, before) : undefined;
  if (!bytes) return null;
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { base64: bytes.toString('base64'), width, height };
  } catch {
    throw unusable(file, 'is empty or damaged');
  }
}

/**
 * The texts of the content files at HEAD; none without Git, a repository or a commit.
 * @throws Refusal if Git can't read what there is
 */
export async function committedFiles({
  model,
  root,
}: LocalContent): Promise<Readonly<Record<string, string>>> {
  const found = await committedTexts(root).catch((error: unknown) => {
    throw gitRefusal(error);
  });
  const texts = Object.entries(found);
  return Object.fromEntries(texts.filter(([file]) => isContentFile(model, file)));
}

/** Who has last published a change of a file; null if nobody is known, or it has changed here since. */
export async function authorElsewhere(
  { model, root }: LocalContent,
  file: string,
): Promise<string | null> {
  if (!isContentFile(model, file)) return null;
  const ofFile = ['--', literal(file)];
  const isCommitted = (await tryGit(root, 'diff', '--quiet', 'HEAD', ...ofFile)) !== undefined;
  if (!isCommitted) return null;
  const args = ['log', '-1', '--no-merges', '--no-show-signature', '--format=%an'];
  const name = await tryGit(root, ...args, ...ofFile);
  return name === undefined || name === '' ? null : name;
}
