import { posix } from 'node:path';
import type { ContentModel } from 'content-check/content-model';
import { withValue } from '../../writing/edit';
import type { Entries, Entry } from '../../writing/json';
import { textsOf } from '../../writing/references/reference-names';
import { uploadName } from '../../writing/new-entry/new-entry';
import { endingOf } from '../../store/picture-type';
import type { Snapshot, Store, Upload } from '../../store/store';
import type { State } from '../state';
import { isPictureUsed } from '../save/to-save';

/**
 * The unsaved pictures with an upload under a unique name.
 * @returns also its path
 */
export function withUpload(
  { editor, pictures, saved }: Pick<State, 'editor' | 'pictures' | 'saved'>,
  fileName: string,
  upload: Upload,
): Pick<State, 'pictures'> & { readonly path: string } {
  const taken = Object.keys({ ...pictures, ...saved.pictures });
  const path = uploadName(editor.model, fileName, taken, endingOf(upload));
  return { path, pictures: { ...pictures, [path]: upload } };
}

/**
 * The uploads that any window of this browser has saved, under their own names. If the store doesn't answer, they count as
 * not saved: better an upload twice than none.
 * @param sent the state that this window has just saved: about what was sent, the store isn't asked
 */
export async function savedUploads(
  { pictures: { isSaved } }: Pick<Store, 'pictures'>,
  saved: Snapshot,
  pictures: State['pictures'],
  sent?: State,
): Promise<ReadonlySet<Upload>> {
  const found = Object.entries(pictures).map(async ([path, upload]) => {
    if (!upload || !(path in saved.pictures)) return [];
    const isSent = sent?.pictures[path] === upload && isPictureUsed(sent, path);
    return isSent || (await isSaved(path, upload).catch(() => false)) ? [upload] : [];
  });
  return new Set((await Promise.all(found)).flat());
}

/**
 * The pictures that are still unsaved, after any window has saved. An upload whose name is another picture's by now gets a
 * new name, also in the entries.
 * @param done the uploads that are saved
 */
export function keepUploads(
  {
    editor,
    pictures,
    editedEntries,
    saved,
  }: Pick<State, 'editor' | 'pictures' | 'editedEntries' | 'saved'>,
  done: ReadonlySet<Upload>,
): Pick<State, 'pictures' | 'editedEntries'> {
  let kept: Pick<State, 'pictures' | 'editedEntries'> = { pictures: {}, editedEntries };
  for (const [path, picture] of Object.entries(pictures)) {
    const isThere = path in saved.pictures;
    if (picture ? done.has(picture) : !isThere) continue;
    const name =
      picture && isThere
        ? uploadName(
            editor.model,
            posix.basename(path),
            Object.keys({ ...pictures, ...saved.pictures }),
            endingOf(picture),
          )
        : path;
    kept = {
      pictures: { ...kept.pictures, [name]: picture },
      editedEntries:
        name === path
          ? kept.editedEntries
          : withPicture(editor.model, kept.editedEntries, path, name),
    };
  }
  return kept;
}

/** The entries with one picture replaced by another. */
export function withPicture(
  model: ContentModel,
  entries: Entries,
  before: string,
  after: string,
): Entries {
  const replaced = ([file, entry]: readonly [string, Entry]) => {
    const folder = posix.dirname(file);
    const next = textsOf(model, file, entry).reduce(
      (changed, { path, traits, value }) =>
        traits.picture === 'file' && posix.join(folder, value) === before
          ? (withValue(changed, path, posix.relative(folder, after)) as Entry)
          : changed,
      entry,
    );
    return [file, next] as const;
  };
  return Object.fromEntries(Object.entries(entries).map(replaced));
}
