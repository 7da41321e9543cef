import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { committedTexts } from 'content-check/committed-texts';
import { isPicture } from 'content-check/picture-path';
import type { PublicState, Refused } from '../../store/publication';
import type { LocalContent } from '../local-content';
import { isWritable } from '../../store/writable';
import { git, listed, Obstacle, obstacleOf, tryGit } from '../git';
import { commitAt, openRepository, type Repository, untrackedFiles } from './repository';
import { isInReview } from './review';

/**
 * What the public has, by what the remote had when it was last asked. Of a file that others have published since, it is the
 * version on which this folder is based, unless the folder has theirs: their changes are not to be told as taken back here.
 */
export async function publicStateOf({ model, root }: LocalContent): Promise<PublicState> {
  try {
    const repository = await openRepository(root);
    const theirs = await commitAt(repository, repository.upstream);
    const base = theirs && ((await tryGit(root, 'merge-base', 'HEAD', theirs)) ?? theirs);
    const texts = theirs && base ? await publicTexts(root, base, theirs) : {};
    const files = Object.entries(texts).filter(([file]) => isWritable(model, file));
    const changes =
      theirs && base ? await ownChanges(repository, base, theirs) : await allFiles(repository);
    const pictures = changes.filter(([file]) => isPicture(file) && isWritable(model, file));
    return {
      files: Object.fromEntries(files),
      pictures: Object.fromEntries(pictures),
      isInReview: await isInReview(repository),
    };
  } catch (error) {
    return { files: {}, pictures: {}, isInReview: false, obstacle: refusedBy(error) };
  }
}

type Texts = Readonly<Record<string, string>>;

async function publicTexts(root: string, base: string, theirs: string): Promise<Texts> {
  const known = await committedTexts(root, base);
  if (base === theirs) return known;
  const newer = await committedTexts(root, theirs);
  const changed = Object.keys({ ...known, ...newer }).filter((file) => known[file] !== newer[file]);
  const texts = new Map(Object.entries(known));
  for (const file of changed) {
    const here = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (here !== newer[file]) continue;
    if (here === undefined) texts.delete(file);
    else texts.set(file, here);
  }
  return Object.fromEntries(texts);
}

/** What is neither as it was before others have published something else, nor as they have published it. */
async function ownChanges(repository: Repository, base: string, theirs: string) {
  const changes = await changesSince(repository, base);
  if (base === theirs) return changes;
  const others = new Set((await changesSince(repository, theirs)).map(([file]) => file));
  return changes.filter(([file]) => others.has(file));
}

/** What an error says that keeps content from being published. @throws another error as it is */
export function refusedBy(error: unknown): Refused {
  const obstacle = obstacleOf(error);
  if (!(obstacle instanceof Obstacle)) throw error;
  return { code: obstacle.code, details: obstacle.details };
}

type FileChange = readonly [string, 'new' | 'changed' | 'deleted'];

/** What Git’s letter for a change of a file means; other letters mean a change. */
export const changeKinds: Readonly<Record<string, FileChange[1]>> = { A: 'new', D: 'deleted' };

async function changesSince(repository: Repository, ref: string): Promise<readonly FileChange[]> {
  const words = ['diff', '--name-status', '--no-renames', '--relative', '-z', ref, '--', '.'];
  const parts = listed(await git(repository.root, words));
  const changes = parts.flatMap((kind, index): FileChange[] =>
    index % 2 === 0 ? [[parts[index + 1] ?? '', changeKinds[kind] ?? 'changed']] : [],
  );
  return [...changes, ...asNew(await untrackedFiles(repository))];
}

async function allFiles(repository: Repository): Promise<readonly FileChange[]> {
  const known = listed(await git(repository.root, ['ls-files', '-z', '--', '.']));
  return asNew([...known, ...(await untrackedFiles(repository))]);
}

const asNew = (files: readonly string[]) => files.map((file): FileChange => [file, 'new']);
