import { pictureVariants } from '../site/model';
import type { Session } from '../store/session';
import { isObject } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';
import { useEditor, useSession } from './session-context';

/** Gives the address of a picture by its path: of a saved one, or of one that was just chosen. */
export function usePictureUrl(): (path: string) => string {
  const { store } = useSession();
  const uploads = useEditor((state) => state.uploads);
  return (path) => {
    const upload = uploads[path];
    return upload ? `data:image/webp;base64,${upload.base64}` : store.pictureUrl(path);
  };
}

/**
 * Puts a picture in the place of another. Its words go with it, and so do the old one's variants for
 * dark screens and phones, which would show what is no longer meant.
 * @param words what it shows; undefined where this field needs no words
 */
export function swapPicture(session: Session, field: string, src: string, words?: string): void {
  const { file, values } = session.state;
  const group = valueAt(values[file], parsePath(field).slice(0, -1));
  if (words === undefined || !isObject(group)) {
    session.change(field, src);
    return;
  }
  const kept = Object.entries(group).filter(([key]) => !pictureVariants.includes(key));
  const hadVariants = kept.length < Object.keys(group).length;
  const parent = field.slice(0, field.lastIndexOf('.'));
  session.change(parent, { ...Object.fromEntries(kept), src, alt: words });
  const note = hadVariants
    ? ' The old one’s variants for dark screens and phones are taken away.'
    : '';
  session.update({ status: `The picture is changed.${note}` });
}
