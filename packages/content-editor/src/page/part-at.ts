import { usualElements } from './page-elements';
import type { PageWindow } from './page-window';

/** How far from a part, in pixels, a click means it. */
const reach = 48;

/** An element that can be edited, and the field that it shows. */
type Parts = ReadonlyMap<Element, string>;

/**
 * The part that a click on an element means: the one at that place, which a link may cover; else the one around the
 * element, one behind it, or the nearest one beside it.
 * @param point where it was clicked
 * @param selector of sections: a click in one never means a part of another
 */
export function partAt(
  parts: Parts,
  element: Element,
  [x, y]: readonly [number, number],
  selector = usualElements.section,
): Element | undefined {
  const section = element.closest(selector);
  const layers = element.ownerDocument
    .elementsFromPoint(x, y)
    .filter((layer) => layer.closest(selector) === section)
    .flatMap((layer) => partAround(parts, layer) ?? []);
  const there = layers.find((part) => distance(part, [x, y]) === 0);
  return (
    there ?? partAround(parts, element) ?? layers[0] ?? partBeside(parts, element, [x, y], selector)
  );
}

function partAround(parts: Parts, element: Element): Element | undefined {
  let at: Element | null = element;
  while (at && !parts.has(at)) at = at.parentElement;
  return at ?? undefined;
}

function partBeside(
  parts: Parts,
  element: Element,
  [x, y]: readonly [number, number],
  selector: string,
): Element | undefined {
  let around: Element | null = element;
  let inside: readonly Element[] = [];
  while (around && inside.length === 0 && !around.matches(`${selector}, body`)) {
    inside = partsIn(parts, around);
    around = around.parentElement;
  }
  const distances = inside.map((part) => distance(part, [x, y]));
  const least = Math.min(...distances);
  return least > reach ? undefined : inside[distances.indexOf(least)];
}

/** How far a point is from an element; zero within it. */
function distance(element: Element, [x, y]: readonly [number, number]): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function partsIn(parts: Parts, element: Element): readonly Element[] {
  return [...parts.keys()].filter((part) => element.contains(part));
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
