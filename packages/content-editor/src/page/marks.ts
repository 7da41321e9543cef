import type { PageWindow } from './page-window';

/** Marks elements of the page: what the pointer would edit, and what is being edited. */
export type Marks = {
  readonly point: (element: Element | undefined) => void;
  readonly focus: (elements: readonly Element[]) => void;
};

const attribute = 'data-editor-mark';

/** Visible in front of light and dark colors, and never moves anything. */
const rules = [
  // each is inserted before those above
  `section[${attribute}] { outline-offset: -6px !important; }`,
  `[${attribute}~=focused] { outline: 3px solid #2f81f7 !important; outline-offset: 3px !important; }`,
  `[${attribute}~=pointed] { outline: 2px dashed #2f81f7 !important; outline-offset: 3px !important; cursor: pointer !important; }`,
];

/** Prepares the page for marks. */
export function addMarks({ document }: PageWindow): Marks {
  const element = document.createElement('style');
  document.head.append(element);
  // empty, and filled like this: the policy of a published page forbids other styles
  for (const rule of rules) element.sheet?.insertRule(rule);
  const set = (mark: string) => {
    let marked: readonly Element[] = [];
    return (elements: readonly Element[]) => {
      const isEqual = elements.every((element, index) => element === marked[index]);
      if (isEqual && elements.length === marked.length) return;
      for (const element of marked)
        change(element, (marks) => marks.filter((name) => name !== mark));
      for (const element of elements) change(element, (marks) => [...marks, mark]);
      marked = elements;
    };
  };
  const point = set('pointed');
  return { point: (element) => point(element ? [element] : []), focus: set('focused') };
}

function change(element: Element, next: (marks: readonly string[]) => readonly string[]): void {
  const marks = element.getAttribute(attribute)?.split(' ') ?? [];
  const value = next(marks).join(' ');
  if (value === '') element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
