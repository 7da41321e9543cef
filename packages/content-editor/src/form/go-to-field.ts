import { fieldName } from 'content-check/schema-traversal';
import { parsePath } from '../writing/path';

/*
 * Where the form moves the focus. Elsewhere, a component moves it within itself alone, to what it has a ref
 * of: a toolbar, a dialog, the editor of a text. `ui/keep-focus.ts` finds a place for it when its element is
 * removed.
 */

/** Attribute that names the content field of an element. */
export const fieldAttribute = 'data-field';

/** Selector of what can have the focus in a field. */
export const controlSelector = ':is(input, textarea, select, summary, button, [contenteditable])';

/** The element of a field, or of the first field inside it, or of the field around it. */
function elementOf(field: string): HTMLElement | null {
  const name = CSS.escape(field);
  const around = fieldName(parsePath(field).slice(0, -1));
  return (
    document.querySelector<HTMLElement>(`[${fieldAttribute}="${name}"]`) ??
    document.querySelector<HTMLElement>(
      `[${fieldAttribute}^="${name}."], [${fieldAttribute}^="${name}\\["]`,
    ) ??
    (around === '' ? null : elementOf(around))
  );
}

let frame = 0;

/**
 * Runs a callback after React has committed and closing dialogs have restored the focus. Only the last one
 * requested runs, since by then another entry may be at the index of an earlier one.
 */
function afterRender(task: () => void): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(task);
  });
}

/** Moves the focus to an element by its id, once it is rendered. */
export function focusOn(id: string): void {
  afterRender(() => document.getElementById(id)?.focus());
}

/** Moves the focus at once to an element that is rendered already, by its id. */
export function focusNow(id: string): void {
  document.getElementById(id)?.focus();
}

/**
 * Opens every `details` around a field and moves the focus there.
 * @param inside selector of elements inside the field's, of which the first that the window has room for gets
 * the focus
 */
export function goToField(field: string, inside?: string): void {
  afterRender(() => {
    const element = elementOf(field);
    const found = inside ? (element?.querySelectorAll<HTMLElement>(inside) ?? []) : [];
    const isShown = (candidate: HTMLElement) => getComputedStyle(candidate).display !== 'none';
    const target = [...found].find(isShown) ?? element;
    // elements inside closed details can't be focused
    openAround(target);
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  });
}

/** Opens every `details` around a field and scrolls there if it is out of view; the focus stays. */
export function showField(field: string): void {
  afterRender(() => {
    const element = field === '' ? null : elementOf(field);
    openAround(element);
    element?.scrollIntoView({ block: 'nearest' });
  });
}

/** Opens a section of the form, and moves the focus there. */
export function goToSection(index: number): void {
  afterRender(() => {
    const section = document.querySelector<HTMLDetailsElement>(`[data-section="${index}"]`);
    if (!section) return;
    section.open = true;
    section.querySelector('summary')?.focus();
  });
}

function openAround(target: HTMLElement | null): void {
  // a summary is visible while its own details are closed
  const start = target?.tagName === 'SUMMARY' ? target.parentElement : target;
  for (let at = around(start); at; at = around(at)) at.open = true;
}

const around = (element: HTMLElement | null) => element?.parentElement?.closest('details');
