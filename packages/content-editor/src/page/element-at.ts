import type { EditableElements } from './editable-elements';
import { sectionSelector, type PageWindow } from './sections';

/** How far from an element, in pixels, a click means it. */
const reach = 48;

/**
 * The editable element that a click on any element means, in the same section. It is the first that there is
 * of these: one exactly at that point, even if a link covers it; the one around the element; one behind it;
 * the nearest one beside it.
 * @param point where it was clicked
 */
export function elementAt(
  elements: EditableElements,
  element: Element,
  [x, y]: readonly [number, number],
): Element | undefined {
  const section = element.closest(sectionSelector);
  const layers = element.ownerDocument
    .elementsFromPoint(x, y)
    .filter((layer) => layer.closest(sectionSelector) === section)
    .flatMap((layer) => elementAround(elements, layer) ?? []);
  const there = layers.find((layer) => distance(layer, [x, y]) === 0);
  return (
    there ??
    elementAround(elements, element) ??
    layers[0] ??
    elementBeside(elements, element, [x, y])
  );
}

function elementAround(elements: EditableElements, element: Element): Element | undefined {
  let at: Element | null = element;
  while (at && !elements.has(at)) at = at.parentElement;
  return at ?? undefined;
}

function elementBeside(
  elements: EditableElements,
  element: Element,
  [x, y]: readonly [number, number],
): Element | undefined {
  let around: Element | null = element;
  let inside: readonly Element[] = [];
  while (around && inside.length === 0 && !around.matches(`${sectionSelector}, body`)) {
    inside = elementsIn(elements, around);
    around = around.parentElement;
  }
  const distances = inside.map((inner) => distance(inner, [x, y]));
  const least = Math.min(...distances);
  return least > reach ? undefined : inside[distances.indexOf(least)];
}

/** How far a point is from an element; zero within it. */
function distance(element: Element, [x, y]: readonly [number, number]): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function elementsIn(elements: EditableElements, element: Element): readonly Element[] {
  return [...elements.keys()].filter((inner) => element.contains(inner));
}

/** What a pointer would tell in the middle of an element. */
export function middleOf(target: Element): Pick<MouseEvent, 'target' | 'clientX' | 'clientY'> {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { target, clientX: left + width / 2, clientY: top + height / 2 };
}

/** Whether a click on an element opens something, such as a menu. */
export function isOpener({ Element }: PageWindow, target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button:is([aria-expanded], [popovertarget]), summary') !== null
  );
}

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
