import { collectionOf } from 'content-check/collection';
import { fieldName } from 'content-check/schema-traversal';
import {
  addedSentence,
  type Change,
  changesBetween,
  sentenceOf,
  shownIn,
} from '../../writing/changes/changes';
import { isHiddenEntry, visibilitySentence } from '../../writing/hidden';
import { edited } from '../../writing/edit';
import { type Entry, isSame, parseEntry } from '../../writing/json';
import { displayValue, type TitleOf } from '../../writing/changes/display-value';
import { type Standing, standingOf, withoutChanges } from '../../writing/changes/take-back';
import type { PastFile } from '../../store/history';
import { editedEntriesWithNames } from '../names/to-names';
import { titlesIn } from '../reference-titles';
import type { Edited } from '../state';

/** A change of a file in the past, and whether the edited content still has it. */
export type PastChange = {
  readonly file: string;
  /** The field today; empty for the whole file. */
  readonly field: string;
  readonly sentence: string;
  readonly state: Standing['state'];
  /** The value today, if it was changed again since. */
  readonly today?: string;
  /** The file without this change; undefined without the file. */
  readonly entry: Entry | undefined;
};

/** A field that differs between an earlier version of a file and what is edited. */
export type PastDifference = Pick<PastChange, 'file' | 'field' | 'entry'> & {
  /** The titles of the field and of those around it. */
  readonly title: string;
  /** The two values, as texts. */
  readonly then: string;
  readonly today: string;
};

/** The changes that a publication has made in a file. */
export function pastChanges(state: Edited, past: PastFile): readonly PastChange[] {
  const { file } = past;
  const { editor } = state;
  const [before, after] = [parseEntry(past.before), parseEntry(past.after)];
  const { [file]: today } = editedEntriesWithNames(state);
  const whole = { file, field: '' };
  if (!before) {
    const isMade = isSame(today, after) ? 'made' : 'changed';
    const state = today ? isMade : 'back';
    const sentence = addedSentence(isHiddenEntry(editor, after));
    return [{ ...whole, sentence, state, entry: undefined }];
  }
  if (!after) {
    const state = today ? 'back' : 'made';
    return [{ ...whole, sentence: 'This is deleted.', state, entry: before }];
  }
  const titleOf = titlesIn(state);
  const collection = collectionOf(editor.model, file);
  return changesBetween(collection, before, after).map((change): PastChange => {
    const sentence =
      visibilitySentence(editor, collection, after, change) ?? sentenceOf(change, titleOf);
    const standing = today ? standingOf(collection, change, after, today) : undefined;
    if (!today || !standing || !('path' in standing))
      return { ...whole, sentence, state: standing?.state ?? 'gone', entry: today };
    return {
      file,
      field: fieldName(standing.path),
      sentence,
      state: standing.state,
      ...(standing.state === 'changed' && { today: shownToday(change, standing, titleOf) }),
      entry: withoutChange(state, file, today, standing),
    };
  });
}

type Found = Extract<Standing, { readonly path: unknown }>;

const shownToday = ({ part, after }: Change, { today }: Found, titleOf: TitleOf) =>
  displayValue(part, today, after, titleOf);

function withoutChange(
  { editor }: Edited,
  file: string,
  today: Entry,
  { path, value }: Found,
): Entry {
  return edited(editor.model, { file, field: fieldName(path) }, today, value);
}

/** A file without all that a publication has changed in it, except what was changed again since. */
export function withoutPast(state: Edited, past: PastFile): Entry | undefined {
  const { file } = past;
  const [before, after] = [parseEntry(past.before), parseEntry(past.after)];
  const { [file]: today } = editedEntriesWithNames(state);
  if (!before) return isSame(today, after) ? undefined : today;
  if (!after) return today ?? before;
  const { model } = state.editor;
  const changes = changesBetween(collectionOf(model, file), before, after);
  return today && withoutChanges(model, file, changes, { after, today });
}

/** How an earlier version of a file differs from what is edited, field by field. */
export function pastDifferences(
  state: Edited,
  file: string,
  then: Entry,
): readonly PastDifference[] {
  const { [file]: today } = editedEntriesWithNames(state);
  if (!today) return [];
  const titleOf = titlesIn(state);
  const collection = collectionOf(state.editor.model, file);
  return changesBetween(collection, then, today).flatMap((change) => {
    const standing = standingOf(collection, change, today, today);
    if (!('path' in standing)) return [];
    const [before, now] = shownIn(change, titleOf);
    return {
      file,
      field: fieldName(standing.path),
      title: change.title,
      then: before,
      today: now,
      entry: withoutChange(state, file, today, standing),
    };
  });
}
