import { posix } from 'node:path';
import type { ContentModel } from 'content-check/content-model';
import { withValue } from '../../writing/edit';
import type { Entries, Entry } from '../../writing/json';
import { textsOf } from '../../writing/references/names';
import { uploadName } from '../../writing/new-entry/new-entry';
import { endingOf } from '../../store/picture-type';
import type { Snapshot, Upload } from '../../store/content';
import type { Store } from '../../store/store';
import type { State } from '../state/state';
import { isPictureUsed } from '../write/to-write';

/**
 * The pictures with an upload under a unique name.
 * @returns also its path
 */
export function afterUpload(
  { model, pictures, base }: Pick<State, 'model' | 'pictures' | 'base'>,
  fileName: string,
  upload: Upload,
): Pick<State, 'pictures'> & { readonly path: string } {
  const taken = Object.keys({ ...pictures, ...base.pictures });
  const path = uploadName(model, fileName, taken, endingOf(upload));
  return { path, pictures: { ...pictures, [path]: upload } };
}

/** A free path for a picture that has the name of another one: of the same form, in which its bytes are. */
export const nameBeside = (model: ContentModel, path: string, taken: readonly string[]): string =>
  uploadName(model, posix.basename(path), taken, posix.extname(path).slice(1));

/**
 * The uploads that the base has, under their own names. If the store doesn't answer, none of them counts as
 * there: an upload that is sent twice is better than one that is lost.
 * @param sent the state that this window has just sent, of which the store isn't asked whether it has arrived
 */
export async function arrivedUploads(
  { pictures: { isInContent } }: Pick<Store, 'pictures'>,
  base: Snapshot,
  pictures: State['pictures'],
  sent?: State,
): Promise<ReadonlySet<Upload>> {
  const found = Object.entries(pictures).map(async ([path, upload]) => {
    if (!upload || !(path in base.pictures)) return [];
    const isSent = sent?.pictures[path] === upload && isPictureUsed(sent, path);
    return isSent || (await isInContent(path, upload).catch(() => false)) ? [upload] : [];
  });
  return new Set((await Promise.all(found)).flat());
}

/**
 * The pictures that a new base doesn't have. An upload whose name is another picture's by now gets a new
 * name.
 * @param done the uploads that the base has
 * @returns also a function that gives entries the new names, before they are merged with those that may show
 * the other picture
 */
export function keepUploads(
  { model, pictures, base }: Pick<State, 'model' | 'pictures' | 'base'>,
  done: ReadonlySet<Upload>,
): Pick<State, 'pictures'> & { readonly renamed: (entries: Entries) => Entries } {
  let kept: State['pictures'] = {};
  const newNames: (readonly [before: string, after: string])[] = [];
  for (const [path, picture] of Object.entries(pictures)) {
    const isThere = path in base.pictures;
    if (picture ? done.has(picture) : !isThere) continue;
    const taken = () => Object.keys({ ...pictures, ...base.pictures, ...kept });
    const name = picture && isThere ? nameBeside(model, path, taken()) : path;
    kept = { ...kept, [name]: picture };
    if (name !== path) newNames.push([path, name]);
  }
  const renamed = (entries: Entries) =>
    newNames.reduce(
      (all, [before, after]) => entriesWithPicture(model, all, before, after),
      entries,
    );
  return { pictures: kept, renamed };
}

/** The entries with one picture replaced by another. */
export function entriesWithPicture(
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
