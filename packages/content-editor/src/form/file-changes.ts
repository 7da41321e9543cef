import { collectionOf } from 'content-check/collection';
import { nameOfEntry } from '../session/derived';
import type { Publication } from '../session/publication';
import { titlesIn } from '../session/reference-titles';
import type { State } from '../session/state';
import { describeChanges } from '../writing/changes';
import type { Entry } from '../writing/json';
import { pictureName } from '../writing/names';

/** What changes in one file, in sentences. */
export type FileChanges = {
  readonly file: string;
  readonly name: string;
  readonly sentences: readonly string[];
};

/**
 * What changes in a file between two versions of its entry.
 * @param before undefined for a new entry
 * @param after undefined for a deleted one
 */
export function fileChanges(
  state: State,
  file: string,
  before: Entry | undefined,
  after: Entry | undefined,
): FileChanges {
  const collection = collectionOf(state.editor.model, file);
  const sentences = describeChanges(collection, before, after, titlesIn(state));
  return {
    file,
    name: nameOfEntry(state, file, after ?? before, before),
    sentences: sentences.length > 0 ? sentences : ['Only the formatting of its file.'],
  };
}

const verbs = { new: 'added', changed: 'replaced', deleted: 'deleted' } as const;

/** What happens to pictures, in sentences. */
export const pictureSentences = (pictures: Publication['pictures']): readonly string[] =>
  Object.entries(pictures).map(([path, change]) => `“${pictureName(path)}” is ${verbs[change]}.`);

/** The changes of files, and sentences about pictures, if there are any. */
export function withPictures(
  changes: readonly FileChanges[],
  sentences: readonly string[],
): readonly FileChanges[] {
  return sentences.length > 0 ? [...changes, { file: '', name: 'Pictures', sentences }] : changes;
}
