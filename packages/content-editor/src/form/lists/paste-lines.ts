import { fieldName } from 'content-check/schema-traversal';
import { isBlank, trimmed } from 'content-check/visible-text';
import type { Session } from '../../session/session';
import { isList } from '../../writing/json';
import { childField, parsePath, valueAt } from '../../writing/path';
import { goToField } from '../go-to-field';

/** More lines than this are hardly meant as entries, and the form would take seconds for a whole book. */
const maxPastedLines = 100;

/**
 * Replaces an entry of a list of texts by several, such as the paragraphs of a letter.
 * @returns whether the field is such an entry, and there are several lines
 */
export function pasteLines(session: Session, field: string, pasted: readonly string[]): boolean {
  const path = parsePath(field);
  const [listPath, at] = [path.slice(0, -1), path.at(-1)];
  const { state } = session;
  const texts = valueAt(state.editedEntries[state.file], listPath);
  const lines = pasted.map(trimmed).filter((line) => !isBlank(line));
  if (typeof at !== 'number' || !isList(texts)) return false;
  if (lines.length < 2 || lines.length > maxPastedLines) return false;
  const list = fieldName(listPath);
  session.change(list, [...texts.slice(0, at), ...lines, ...texts.slice(at + 1)]);
  session.announce(`${lines.length} entries are pasted. “Undo” removes them.`);
  goToField(childField(list, at + lines.length - 1), 'input, textarea');
  return true;
}
