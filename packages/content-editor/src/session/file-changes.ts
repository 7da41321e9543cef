import { collectionOf } from 'content-check/collection';
import { describeChanges } from '../writing/changes';
import { type Entry, parseEntry } from '../writing/json';
import { titleOfPicture } from '../writing/titles';
import type { Publication } from '../store/publication';
import { changedFiles, writesOf, entriesToSave } from './to-save';
import type { State } from './state';
import { savedEntries } from './to-outside';
import { titlesIn } from './reference-titles';
import { titleOfVersion } from './derived';
import { toPublish } from './unpublished';

/** What changes in one file, in sentences. */
export type FileChanges = {
  readonly file: string;
  readonly title: string;
  readonly sentences: readonly string[];
};

/**
 * What changes in a file between two versions of its entry.
 * @param before undefined for a new entry
 * @param after undefined for a deleted one
 */
function fileChanges(
  state: State,
  file: string,
  before: Entry | undefined,
  after: Entry | undefined,
): FileChanges {
  const collection = collectionOf(state.editor.model, file);
  const sentences = describeChanges(collection, before, after, titlesIn(state));
  return {
    file,
    title: titleOfVersion(state, file, after ?? before, before),
    sentences: sentences.length > 0 ? sentences : ['Only the formatting of its file.'],
  };
}

const verbs = { new: 'added', changed: 'replaced', deleted: 'deleted' } as const;

/** What happens to pictures, in sentences. */
export const pictureSentences = (pictures: Publication['pictures']): readonly string[] =>
  Object.entries(pictures).map(
    ([path, change]) => `“${titleOfPicture(path)}” is ${verbs[change]}.`,
  );

/** The changes of files, and sentences about pictures, if there are any. */
function withPictures(
  changes: readonly FileChanges[],
  sentences: readonly string[],
): readonly FileChanges[] {
  return sentences.length > 0 ? [...changes, { file: '', title: 'Pictures', sentences }] : changes;
}

/** What a save would change. */
export function changesToSave(state: State): readonly FileChanges[] {
  const files = changedFiles(state).map((file) => changeToSave(state, file));
  const pictures = writesOf(state).flatMap((change) =>
    'base64' in change
      ? [`“${titleOfPicture(change.path)}” is ${change.base64 === null ? 'deleted' : 'added'}.`]
      : [],
  );
  return withPictures(files, pictures);
}

function changeToSave(state: State, file: string): FileChanges {
  const { [file]: before } = savedEntries(state);
  const changes = fileChanges(state, file, before, entriesToSave(state)[file]);
  const isDamaged = before === undefined && file in state.saved.files;
  return isDamaged ? { ...changes, sentences: ['This replaces a damaged file.'] } : changes;
}

/** What a publication would make public, with the unsaved changes that it saves first. */
export function changesToPublish(state: State): readonly FileChanges[] {
  const { files, pictures, entries, texts } = toPublish(state);
  return withPictures(
    files.map((file) => {
      const after = parseEntry(texts[file] ?? null);
      return fileChanges(state, file, entries[file], after);
    }),
    pictureSentences(pictures),
  );
}

/** The record of changes in the history: what has changed, and how. */
export function recordOf(changes: readonly FileChanges[]): string {
  const names = changes.map(({ title: name }) => name).join(', ');
  const details = changes.map(({ title: name, sentences }) => [
    name,
    ...sentences.map((text) => `- ${text}`),
  ]);
  return [`Content: ${names}`.slice(0, 72), ...details.map((lines) => lines.join('\n'))].join(
    '\n\n',
  );
}
