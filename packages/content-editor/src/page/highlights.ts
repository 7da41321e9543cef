import type { PageWindow } from './sections';

/** Highlights elements of the page: what the pointer would edit, and what is being edited. */
export type Highlights = {
  readonly point: (element: Element | undefined) => void;
  readonly focus: (elements: readonly Element[]) => void;
};

const attribute = 'data-editor-highlight';

/** Visible in front of light and dark colors, and never moves anything. */
const rules = [
  // each is inserted before those above
  `section[${attribute}] { outline-offset: -6px !important; }`,
  `[${attribute}~=focused] { outline: 3px solid #2f81f7 !important; outline-offset: 3px !important; }`,
  `[${attribute}~=pointed] { outline: 2px dashed #2f81f7 !important; outline-offset: 3px !important; cursor: pointer !important; }`,
];

/** Prepares the page for highlights. */
export function addHighlights({ document }: PageWindow): Highlights {
  const element = document.createElement('style');
  document.head.append(element);
  // empty, and filled like this: the policy of a published page forbids other styles
  for (const rule of rules) element.sheet?.insertRule(rule);
  const highlight = (name: string) => {
    let highlighted: readonly Element[] = [];
    return (elements: readonly Element[]) => {
      const isEqual = elements.every((element, index) => element === highlighted[index]);
      if (isEqual && elements.length === highlighted.length) return;
      for (const element of highlighted)
        change(element, (names) => names.filter((known) => known !== name));
      for (const element of elements) change(element, (names) => [...names, name]);
      highlighted = elements;
    };
  };
  const point = highlight('pointed');
  return { point: (element) => point(element ? [element] : []), focus: highlight('focused') };
}

function change(element: Element, next: (names: readonly string[]) => readonly string[]): void {
  const names = element.getAttribute(attribute)?.split(' ') ?? [];
  const value = next(names).join(' ');
  if (value === '') element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
