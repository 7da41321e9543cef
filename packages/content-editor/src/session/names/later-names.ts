import type { EditorDefinition } from '../../definition';
import type { Entries, Entry } from '../../writing/json';
import { namesOf } from '../../writing/references/reference-names';
import { entryWithFiles, withNames } from '../../writing/references/references';
import { ownersOf } from './current-names';
import { nameBy } from './to-names';

/**
 * Takes entries of an earlier version to the names of a later one, where a reference that follows a rename is unchanged.
 * Both have names.
 * @returns a function that takes such an entry and its file
 */
export function toLaterNames(
  editor: EditorDefinition,
  before: Entries,
  after: Entries,
): (file: string, entry: Entry) => Entry {
  const { model } = editor;
  const old = namesOf(model, before);
  const owners = ownersOf(editor, old, before);
  const nameOfFile = nameBy({ ...old, ...namesOf(model, after) });
  return (file, entry) => withNames(entryWithFiles(model, file, entry, owners), nameOfFile);
}
