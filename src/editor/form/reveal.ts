/** Attribute of the element that stands for a field of the content. */
export const fieldAttribute = 'data-field';

/** The element of a field: its control, or the first inside of it. */
function elementOf(field: string): HTMLElement | null {
  const name = CSS.escape(field);
  return (
    document.querySelector<HTMLElement>(`[${fieldAttribute}="${name}"]`) ??
    document.querySelector<HTMLElement>(`[${fieldAttribute}^="${name}"]`)
  );
}

let frame = 0;

/**
 * Does work once what has changed has been drawn, and dialogs have given back the focus; not where other
 * work is asked for by then: another entry may stand there.
 */
function afterDrawing(work: () => void): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
}

/** Moves the focus to an element by its id. */
export function focusOn(id: string): void {
  afterDrawing(() => document.getElementById(id)?.focus());
}

/**
 * Opens whatever a field lies in and moves the focus there.
 * @param inside a selector, where it is something inside the field's element
 */
export function reveal(field: string, inside?: string): void {
  afterDrawing(() => {
    const element = elementOf(field);
    const target = inside ? (element?.querySelector<HTMLElement>(inside) ?? element) : element;
    // what is closed takes no focus
    for (let at = target?.parentElement; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement && !isSummaryOf(at, target)) at.open = true;
    }
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  });
}

function isSummaryOf(details: HTMLDetailsElement, element: HTMLElement | null): boolean {
  return element?.tagName === 'SUMMARY' && element.parentElement === details;
}
