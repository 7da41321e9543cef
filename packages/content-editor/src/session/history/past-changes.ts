import { collectionOf } from 'content-check/collection';
import { addedSentence, changesBetween, sentenceOf } from '../../writing/changes/changes';
import { isDraft, visibilitySentence } from '../../writing/drafts';
import { type Entry, isSame, parseEntry } from '../../writing/json';
import { recordWith } from '../../writing/record';
import { displayValue } from '../../writing/changes/display-value';
import { type Standing, standingOf } from '../../writing/changes/standing';
import type { PastFile } from '../../store/history';
import { mergedContent } from '../references/merged-content';
import { withReferencesOfNow } from '../references/renames';
import { titlesIn } from '../titles/titles';
import type { ContentState } from '../state/state';

/** A change of a file in the past, and whether the edited content still has it. */
export type PastChange = {
  readonly file: string;
  /** The field today; empty for the whole file. */
  readonly field: string;
  readonly sentence: string;
  readonly standing: Standing;
  /** The value today, if it was changed again since. */
  readonly today?: string;
  /** The file without this change; undefined without the file. */
  readonly entry: Entry | undefined;
};

/** The changes that a publication has made in a file. */
export function pastChanges(state: ContentState, past: PastFile): readonly PastChange[] {
  const { file } = past;
  const { model } = state;
  const { before, after } = versionsOf(state, past);
  const { [file]: today } = state.editedEntries;
  const whole = { file, field: '' };
  if (!before) {
    const isMade = isSame(today, after) ? 'made' : 'changed';
    const standing = today ? isMade : 'back';
    const sentence = addedSentence(isDraft(after));
    return [{ ...whole, sentence, standing, entry: undefined }];
  }
  if (!after) {
    const standing = today ? 'back' : 'made';
    return [{ ...whole, sentence: 'This is deleted.', standing, entry: before }];
  }
  const titleOf = titlesIn(state);
  const collection = collectionOf(model, file);
  return changesBetween(collection, before, after).map((change): PastChange => {
    const sentence = visibilitySentence(collection, after, change) ?? sentenceOf(change, titleOf);
    if (!today) return { ...whole, sentence, standing: 'gone', entry: today };
    const { today: now, ...found } = standingOf(model, file, change, after, today);
    return {
      file,
      sentence,
      ...found,
      ...(found.standing === 'changed' && {
        today: displayValue(change.part, now, change.after, titleOf),
      }),
    };
  });
}

/** A file before and after a publication, with the names of now. */
function versionsOf(state: ContentState, { file, ...past }: PastFile) {
  const named = (text: string | null) => {
    const entry = parseEntry(text);
    return entry && withReferencesOfNow(state, file, entry);
  };
  return { before: named(past.before), after: named(past.after) };
}

/**
 * The files without all that a publication has changed in them, except what was changed again since: a merge
 * of what it has made, what is edited, and what was before it.
 */
export function withoutPast(
  state: ContentState,
  files: readonly PastFile[],
): readonly (readonly [string, Entry | undefined])[] {
  const { model, editedEntries } = state;
  const version = (key: 'before' | 'after') => ({
    ...state,
    editedEntries: files.reduce(
      (entries, past) => recordWith(entries, past.file, versionsOf(state, past)[key]),
      editedEntries,
    ),
  });
  const sides = { before: version('after'), mine: state, theirs: version('before') };
  const { editedEntries: merged } = mergedContent(model, sides, editedEntries);
  return Object.keys({ ...editedEntries, ...merged })
    .filter((file) => !isSame(editedEntries[file], merged[file]))
    .map((file) => [file, merged[file]]);
}
