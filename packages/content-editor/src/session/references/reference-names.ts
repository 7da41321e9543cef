import type { ContentModel } from 'content-check/content-model';
import { type Entries, isSame } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import { type Names, namesOf } from '../../writing/references/names';
import type { ContentState } from '../state/state';

const namesNow = memoizeLast(
  (model: ContentModel, baseEntries: Entries, editedEntries: Entries, oldNames: Names): Names => ({
    ...baseNames(model, baseEntries),
    ...namesOf(model, editedEntries),
    ...oldNames,
  }),
  isSame,
);

const baseNames = memoizeLast(namesOf);

/**
 * The names by which references mean files, by file. A file that is deleted has the one that it had. A name
 * that is being typed, or has a mistake, is not used yet.
 */
export function referenceNames({
  model,
  baseEntries,
  editedEntries,
  oldNames,
}: ContentState): Names {
  return namesNow(model, baseEntries, editedEntries, oldNames);
}
