import { pictureVariants } from '../site/model';
import type { Session } from '../store/session';
import { isObject } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';
import { useEditor, useSession } from './session-context';

/** Returns the URL of a saved or uploaded picture by path. */
export function usePictureUrl(): (path: string) => string {
  const { store } = useSession().tools;
  const uploads = useEditor((state) => state.uploads);
  return (path) => {
    const upload = uploads[path];
    return upload ? `data:image/webp;base64,${upload.base64}` : store.pictureUrl(path);
  };
}

/**
 * Replaces a picture and its alternative text, and removes the old picture's variants for dark screens
 * and phones.
 * @param alt the alternative text; undefined if the field needs none
 */
export function swapPicture(session: Session, field: string, src: string, alt?: string): void {
  const { file, values } = session.state;
  const group = valueAt(values[file], parsePath(field).slice(0, -1));
  if (alt === undefined || !isObject(group)) {
    session.change(field, src);
    return;
  }
  const kept = Object.entries(group).filter(([key]) => !pictureVariants.includes(key));
  const hadVariants = kept.length < Object.keys(group).length;
  const parent = field.slice(0, field.lastIndexOf('.'));
  session.change(parent, { ...Object.fromEntries(kept), src, alt });
  const note = hadVariants
    ? ' The old picture’s versions for dark screens and phones are removed.'
    : '';
  session.update({ status: `Picture changed.${note}` });
}
