import { committedTexts } from 'content-check/committed-texts';
import { isPicture } from 'content-check/picture-path';
import type { Publication, Refused } from '../../store/publication';
import type { Content } from '../content';
import { isWritable } from '../../store/writable';
import { git, listed, Obstacle, obstacleOf } from '../git';
import { commitAt, openRepository, type Repository, untrackedFiles } from './repository';
import { isInReview } from './review';

/** What the public has, by what the remote had when it was last asked. */
export async function publicationOf({ model, root }: Content): Promise<Publication> {
  try {
    const repository = await openRepository(root);
    const { upstream } = repository;
    const isKnown = (await commitAt(repository, upstream)) !== undefined;
    const texts = isKnown ? await committedTexts(root, upstream) : {};
    const files = Object.entries(texts).filter(([file]) => isWritable(model, file));
    const changes = isKnown ? await changesSince(repository, upstream) : await allFiles(repository);
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
