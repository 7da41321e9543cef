import { posix } from 'node:path';
import { collectionOf, textFields } from '../site/model';
import { withValue } from '../writing/edit';
import type { Entries, Entry } from '../writing/json';
import { uploadName } from '../writing/new-entry';
import type { Session } from './session';
import type { State } from './state';
import type { Upload } from './store';

/**
 * Adds a picture to a session under a unique name, even if two windows add one at once.
 * @returns its path
 */
export function addUpload(session: Session, fileName: string, upload: Upload): Promise<string> {
  const storage = session.tools.uploads;
  return storage.alone(async () => {
    const stored = await storage.read().catch(() => new Map<string, Upload>());
    const { uploads, saved } = session.state;
    const taken = [...stored.keys(), ...Object.keys({ ...uploads, ...saved.pictures })];
    const path = uploadName(fileName, taken);
    session.update({ uploads: { ...uploads, [path]: upload } });
    await session.storeDrafts();
    return path;
  });
}

/**
 * The uploads that are still unsaved. Those that any window has saved are dropped; one whose name another
 * picture has taken gets a new name, in the entries, too.
 */
export function keepUploads({
  uploads,
  values,
  saved: { pictures },
}: Pick<State, 'uploads' | 'values' | 'saved'>): Pick<State, 'uploads' | 'values'> {
  let kept: Pick<State, 'uploads' | 'values'> = { uploads: {}, values };
  for (const [path, upload] of Object.entries(uploads)) {
    const saved = pictures[path];
    const isOther =
      saved && 'width' in saved && (saved.width !== upload.width || saved.height !== upload.height);
    if (saved && !isOther) continue;
    const name = saved
      ? uploadName(posix.basename(path), Object.keys({ ...uploads, ...pictures }))
      : path;
    kept = {
      uploads: { ...kept.uploads, [name]: upload },
      values: saved ? withPicture(kept.values, path, name) : kept.values,
    };
  }
  return kept;
}

/** The entries with one picture replaced by another. */
function withPicture(entries: Entries, before: string, after: string): Entries {
  const changed = ([file, entry]: readonly [string, Entry]) => {
    const folder = posix.dirname(file);
    const schema = collectionOf(file)?.schema;
    const next = [...(schema ? textFields(schema, entry) : [])].reduce(
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
