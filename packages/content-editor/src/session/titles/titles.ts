import type { Entry } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import { familiarTitle } from '../../writing/references/menus';
import { nameOf } from '../../writing/references/reference-names';
import { titleOfField, titleOfFile } from '../../writing/titles';
import { namesIn } from '../references/names';
import type { ContentState, State } from '../state/state';

/** What the form calls a file: as edited, as in the base if it is to be deleted, or as in the last commit if it is gone. */
export function titleInForm(state: ContentState, file: string): string {
  const { [file]: base = state.committed[file] } = state.baseEntries;
  return titleOfVersion(state, file, state.editedEntries[file] ?? base, base);
}

/**
 * What the form calls a version of a file. As long as a new address of a page isn't complete, menus refer to the page by
 * the old one.
 * @param before the version of the base
 */
export function titleOfVersion(
  state: ContentState,
  file: string,
  entry: Entry | undefined,
  before: Entry | undefined,
): string {
  const used = namesIn(state)[file] ?? nameOf(state.model, file, before);
  return familiarTitle(state.model, state.editedEntries, file, { entry, used });
}

/** The own title of a page that the menus, and so the form, call something else; undefined for any other file. */
export function ownTitle(state: State, file: string): string | undefined {
  const { model, baseEntries, editedEntries } = state;
  const title = titleOfFile(model, file, editedEntries[file] ?? baseEntries[file]);
  return title === titleInForm(state, file) ? undefined : title;
}

/** The full name of a field: "Home › Hero: Welcome › Main heading". */
export function titleOfPlace(state: State, { file, field }: FieldPlace): string {
  const title = titleInForm(state, file);
  const inside = titleOfField(state.model, file, state.editedEntries[file], field);
  return field === '' ? title : `${title} › ${inside}`;
}
