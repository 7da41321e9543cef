import { nameOf, namedAs } from '../writing/named';
import { fileName, type TitleOf } from '../writing/names';
import { traitsOf } from '../writing/schema';
import type { Edited } from './state';
import { entriesToSave } from './to-save';

/** The titles of the entries that references lead to, before a save and after it. */
export function titlesIn(state: Edited): TitleOf {
  const { editor, entries } = state;
  // those after the save come last, since they win
  const known = [...Object.entries(entries), ...Object.entries(entriesToSave(state))].map(
    ([file, entry]) => {
      const key = `${namedAs(editor.model, file)} ${nameOf(editor.model, file, entry)}`;
      return [key, fileName(editor.model, file, entry)] as const;
    },
  );
  const titles = new Map(known);
  return (part, value) => {
    const { refersTo, isChosen } = part ? traitsOf(part) : {};
    return refersTo && isChosen && typeof value === 'string'
      ? titles.get(`${refersTo.collection} ${value}`)
      : undefined;
  };
}
