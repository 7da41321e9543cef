import type { EditableElements } from './editable-elements';
import { sectionSelector } from './sections';

/**
 * The elements that show a field. A text with several blocks has one for each block. A group or a list, such
 * as a section, is shown by the section of the page that has all of its fields.
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
