import { committedTexts, UnreadableCommit } from 'content-check/committed-texts';
import { isPicture } from 'content-check/picture-path';
import type { PublicState, Obstacle } from '../../store/publishing';
import type { Snapshot } from '../../store/content';
import { isContentFile } from '../../store/content-file';
import { GitError, ObstacleError, tryGit } from '../git';
import { type LocalContent, readContent } from '../local-content';
import { differencesFrom, commitAt, openRepository } from './repository';

/**
 * What the public has, by what the remote had when it was last asked. A file that Git finds no difference in
 * counts as public as it is here, whatever its line ends are. Of a file that others have published since,
 * too, the version counts on which this folder is based: compared with theirs, the form would say that their
 * changes are taken back here.
 * @param snapshot of the content, if it has just been read
 */
export async function publicStateOf(
  content: LocalContent,
  snapshot?: Snapshot,
): Promise<PublicState> {
  const { model, root } = content;
  try {
    const repository = await openRepository(root);
    const { files: here, pictures: all } = snapshot ?? (await readContent(content)).snapshot;
    const theirs = await commitAt(repository, repository.upstream);
    if (!theirs)
      return {
        files: {},
        pictures: Object.fromEntries(Object.keys(all).map((file) => [file, 'new'])),
      };
    const base = (await tryGit(root, 'merge-base', 'HEAD', theirs)) ?? theirs;
    const before = await committedTexts(root, base);
    const elsewhere = await differencesFrom(root, theirs);
    const changed = base === theirs ? elsewhere : await differencesFrom(root, base);
    const own = [...changed].filter(([file]) => elsewhere.has(file) && isContentFile(model, file));
    const files = new Map(Object.entries(here));
    for (const [file] of own) {
      if (before[file] === undefined) files.delete(file);
      else files.set(file, before[file]);
    }
    return {
      files: Object.fromEntries(files),
      pictures: Object.fromEntries(own.filter(([file]) => isPicture(file))),
    };
  } catch (error) {
    return { files: {}, pictures: {}, obstacle: obstacleOf(error) };
  }
}

/** What an error says that keeps content from being published. @throws another error as it is */
export function obstacleOf(error: unknown): Obstacle {
  if (error instanceof UnreadableCommit) return { code: 'unreadable', details: error.message };
  if (error instanceof GitError) return { code: 'failed', details: error.said };
  if (!(error instanceof ObstacleError)) throw error;
  return { code: error.code, details: error.details };
}
