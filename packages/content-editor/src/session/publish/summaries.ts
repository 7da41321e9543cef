import { collectionOf } from 'content-check/collection';
import { describeChanges } from '../../writing/changes/changes';
import { isDraft } from '../../writing/drafts';
import { type Entries, entriesOf, type Entry } from '../../writing/json';
import { titleOfPicture } from '../../writing/titles';
import { namesOf } from '../../writing/references/names';
import { entriesFollowing, renamingOf } from '../../writing/references/references';
import type { PublicState } from '../../store/publishing';
import { changedFiles, writesOf, entriesToWrite } from '../write/to-write';
import { waitingFiles } from '../write/waiting';
import type { State } from '../state/state';
import { titlesIn, titleOfVersion } from '../titles/titles';
import { toPublish } from './unpublished';

/** What changes in one file, in sentences. */
export type FileSummary = {
  readonly file: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** Whether visitors see it neither before nor after. */
  readonly isDraft: boolean;
};

/**
 * Tells what changes in a file between two versions of the content.
 * @returns a function that takes a file of either
 */
function changesOfFiles(state: State, before: Entries, after: Entries) {
  const { model } = state;
  const titleOf = titlesIn(state);
  const names = namesOf(model, before);
  const later = { ...names, ...namesOf(model, after) };
  const following = entriesFollowing(model, before, renamingOf(state.model, names, later, before));
  return (file: string): FileSummary => {
    const { [file]: old } = before;
    const { [file]: now } = after;
    const describe = (from: Entry | undefined) =>
      describeChanges(collectionOf(model, file), from, now, { titleOf });
    const sentences = describe(following[file]);
    const isFollowing = describe(old).length > sentences.length;
    const all = isFollowing ? [...sentences, 'It refers to others by their new names.'] : sentences;
    return {
      file,
      title: titleOfVersion(state, file, now ?? old, old),
      sentences: all.length > 0 ? all : ['Only the formatting of its file.'],
      isDraft: [old, now].every((entry) => !entry || isDraft(entry)),
    };
  };
}

const verbs = { new: 'added', changed: 'replaced', deleted: 'deleted' } as const;

/** What happens to pictures, in sentences. */
export const pictureSentences = (pictures: PublicState['pictures']): readonly string[] =>
  Object.entries(pictures).map(
    ([path, change]) => `“${titleOfPicture(path)}” is ${verbs[change]}.`,
  );

/** The changes of files, and sentences about pictures, if there are any. */
function withPictures(
  changes: readonly FileSummary[],
  sentences: readonly string[],
): readonly FileSummary[] {
  if (sentences.length === 0) return changes;
  // pictures come with the files that show them, so they are drafts if all of these are
  const areDrafts = changes.length > 0 && changes.every(({ isDraft: isOne }) => isOne);
  return [...changes, { file: '', title: 'Pictures', sentences, isDraft: areDrafts }];
}

/** What is edited. */
export function editSummaries(state: State): readonly FileSummary[] {
  const before = state.baseEntries;
  const changeOf = changesOfFiles(state, before, entriesToWrite(state));
  const files = changedFiles(state).map((file) =>
    !(file in before) && file in state.base.files
      ? { ...changeOf(file), sentences: ['This replaces a damaged file.'] }
      : changeOf(file),
  );
  const pictures = writesOf(state).flatMap((change) =>
    'base64' in change
      ? [`“${titleOfPicture(change.path)}” is ${change.base64 === null ? 'deleted' : 'added'}.`]
      : [],
  );
  return withPictures(files, pictures);
}

/** What a publication would make public, without the files that wait. */
export function publicationSummaries(
  state: State,
  waiting: readonly string[] = waitingFiles(state),
): readonly FileSummary[] {
  const { files, pictures, entries, texts } = toPublish(state, waiting);
  return withPictures(
    files.map(changesOfFiles(state, entries, entriesOf(texts))),
    pictureSentences(pictures),
  );
}

/** Longer than anybody reads, and as much as every host takes. */
const maxMessageLength = 20_000;

/** The record of changes in the history: what has changed, and how. */
export function commitMessageOf(changes: readonly FileSummary[]): string {
  const names = changes.map(({ title: name }) => name).join(', ');
  const details = changes.map(({ title: name, sentences }) => [
    name,
    ...sentences.map((text) => `- ${text}`),
  ]);
  const subject = Array.from(`Content: ${names}`).slice(0, 72).join('');
  const whole = [subject, ...details.map((lines) => lines.join('\n'))].join('\n\n');
  const message =
    whole.length > maxMessageLength ? `${whole.slice(0, maxMessageLength)}…\n\nAnd more.` : whole;
  // half of an emoji, which a text may have, is an error for GitHub
  return message.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
