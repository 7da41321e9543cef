import { posix } from 'node:path';
import { withValue } from '../writing/edit';
import { textsOf } from '../writing/follow';
import type { Entries, Entry } from '../writing/json';
import { uploadName } from '../writing/new-entry';
import type { Session } from './session';
import type { State } from './state';
import type { Upload } from './store';

/**
 * Adds a picture to a session under a unique name.
 * @returns its path
 */
export function addUpload(session: Session, fileName: string, upload: Upload): string {
  const { pictures, saved } = session.state;
  const path = uploadName(fileName, Object.keys({ ...pictures, ...saved.pictures }));
  session.update({ pictures: { ...pictures, [path]: upload } });
  return path;
}

/**
 * The unsaved pictures that are still unsaved, without what any window has saved or deleted. An upload whose
 * name another picture has taken gets a new name, in the entries, too.
 */
export function keepUploads({
  pictures,
  values,
  saved,
}: Pick<State, 'pictures' | 'values' | 'saved'>): Pick<State, 'pictures' | 'values'> {
  let kept: Pick<State, 'pictures' | 'values'> = { pictures: {}, values };
  for (const [path, picture] of Object.entries(pictures)) {
    const found = saved.pictures[path];
    const size = found && 'width' in found ? found : picture;
    const isTaken = picture?.width !== size?.width || picture?.height !== size?.height;
    const isDone = picture ? found && !isTaken : !found;
    if (isDone) continue;
    const name =
      picture && isTaken
        ? uploadName(posix.basename(path), Object.keys({ ...pictures, ...saved.pictures }))
        : path;
    kept = {
      pictures: { ...kept.pictures, [name]: picture },
      values: name === path ? kept.values : withPicture(kept.values, path, name),
    };
  }
  return kept;
}

/** The entries with one picture replaced by another. */
function withPicture(entries: Entries, before: string, after: string): Entries {
  const changed = ([file, entry]: readonly [string, Entry]) => {
    const folder = posix.dirname(file);
    const next = textsOf(file, entry).reduce(
      (all, { path, format, value }) =>
        format === 'picture-file' && posix.join(folder, value) === before
          ? (withValue(all, path, posix.relative(folder, after)) as Entry)
          : all,
      entry,
    );
    return [file, next] as const;
  };
  return Object.fromEntries(Object.entries(entries).map(changed));
}
