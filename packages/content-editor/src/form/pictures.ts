import { pictureVariants, type Problem } from '../../../../src/editor/site/model';
import type { Session } from '../session/session';
import { picturesOf, textsToSave } from '../session/to-save';
import { edited } from '../writing/edit';
import { isObject } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';
import { useEditor, useSession } from './session-context';

/** Returns the URL of a saved or uploaded picture by path. */
export function usePictureUrl(): (path: string) => string {
  const { store } = useSession().tools;
  const pictures = useEditor((state) => state.pictures);
  return (path) => {
    const upload = pictures[path];
    return upload ? `data:image/webp;base64,${upload.base64}` : store.pictureUrl(path);
  };
}

/** What the check says about a picture at a field, such as that it is too small there. */
export async function pictureFault(session: Session, field: string, src: string): Promise<string> {
  const { state, tools } = session;
  const { file, values } = state;
  const entry = edited(file, values[file] ?? {}, field, src);
  const next = { ...state, values: { ...values, [file]: entry } };
  const problems = (await tools.check(textsToSave(next), picturesOf(next))) ?? [];
  const isHere = (each: Problem) =>
    each.severity === 'error' && each.file === file && each.field === field;
  return problems.find(isHere)?.message ?? '';
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
