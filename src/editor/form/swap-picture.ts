import type { Session } from '../store/session';
import { isObject } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';

/** Fields that hold another form of the same picture. */
const variants = ['dark', 'phone', 'phoneDark'];

/**
 * Puts a picture in the place of another. Its words go with it, and so do the old one's variants for
 * dark screens and phones, which would show what is no longer meant.
 * @param words what it shows; undefined where this field needs no words
 */
export function swapPicture(session: Session, field: string, src: string, words?: string): void {
  const { file, values } = session.state;
  const path = parsePath(field);
  const group = valueAt(values[file], path.slice(0, -1));
  if (words === undefined || !isObject(group)) {
    session.change(field, src);
    return;
  }
  const parent = field.slice(0, field.lastIndexOf('.'));
  const kept = Object.entries(group).filter(([key]) => !variants.includes(key));
  const hadVariants = kept.length < Object.keys(group).length;
  session.change(parent, { ...Object.fromEntries(kept), src, alt: words });
  const note = hadVariants
    ? ' The old one’s variants for dark screens and phones are taken away.'
    : '';
  session.update({ status: `The picture is changed.${note}` });
}
