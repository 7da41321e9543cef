import type { EditableElements } from './editable-elements';
import { sectionSelector } from './sections';

/**
 * The elements that show a field: those of all blocks of a text with several; for fields that are edited as one, the section
 * with them.
 */
export function focusedElements(editable: EditableElements, field: string): readonly Element[] {
  const elements = (isWanted: (inside: string) => boolean) =>
    [...editable].flatMap(([element, id]) =>
      id.startsWith(field) && isWanted(id.slice(field.length)) ? [element] : [],
    );
  const found = elements((inside) => /^(\[\d+\])?$/.test(inside));
  if (found.length > 0 || field === '') return found;
  const within = elements((inside) => /^[[.]/.test(inside));
  const section = within[0]?.closest(sectionSelector);
  return section && within.every((element) => section.contains(element)) ? [section] : [];
}
