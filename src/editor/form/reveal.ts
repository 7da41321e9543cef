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
 * Opens whatever a field lies in and moves the focus there, once it has been drawn.
 * @param inside a selector, where it is something inside the field's element
 */
export function reveal(field: string, inside?: string): void {
  // a place that is no longer asked for: by now another entry may stand there
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const element = elementOf(field);
      const target = inside ? (element?.querySelector<HTMLElement>(inside) ?? element) : element;
      // what is closed takes no focus
      for (let at = target?.parentElement; at; at = at.parentElement) {
        if (at instanceof HTMLDetailsElement && !isSummaryOf(at, target)) at.open = true;
      }
      target?.focus();
      target?.scrollIntoView({ block: 'center' });
    });
  });
}

function isSummaryOf(details: HTMLDetailsElement, element: HTMLElement | null): boolean {
  return element?.tagName === 'SUMMARY' && element.parentElement === details;
}
