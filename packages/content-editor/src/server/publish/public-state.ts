import { committedTexts, UnreadableCommit } from 'content-check/committed-texts';
import { isPicture } from 'content-check/picture-path';
import type { PublicState, Refused } from '../../store/publication';
import { isContentFile } from '../../store/content-file';
import { GitError, Obstacle, tryGit } from '../git';
import { type LocalContent, readContent } from '../local-content';
import { changesIn, commitAt, openRepository } from './repository';

/**
 * What the public has, by what the remote had when it was last asked. A file counts as public if Git finds no difference, so that
 * other line ends in this folder are none. If others have published another version of a file since, the version on which this
 * folder is based counts instead: otherwise their changes would be told as taken back here.
 */
export async function publicStateOf(content: LocalContent): Promise<PublicState> {
  const { model, root } = content;
  try {
    const repository = await openRepository(root);
    const { files: here, pictures: all } = (await readContent(content)).snapshot;
    const theirs = await commitAt(repository, repository.upstream);
    if (!theirs)
      return {
        files: {},
        pictures: Object.fromEntries(Object.keys(all).map((file) => [file, 'new'])),
      };
    const base = (await tryGit(root, 'merge-base', 'HEAD', theirs)) ?? theirs;
    const before = await committedTexts(root, base);
    const elsewhere = await changesIn(root, theirs);
    const changed = base === theirs ? elsewhere : await changesIn(root, base);
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
    return { files: {}, pictures: {}, obstacle: refusedBy(error) };
  }
}

/** What an error says that keeps content from being published. @throws another error as it is */
export function refusedBy(error: unknown): Refused {
  if (error instanceof UnreadableCommit) return { code: 'unreadable', details: error.message };
  if (error instanceof GitError) return { code: 'failed', details: error.said };
  if (!(error instanceof Obstacle)) throw error;
  return { code: error.code, details: error.details };
}
