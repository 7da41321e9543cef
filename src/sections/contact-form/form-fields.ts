import { syncErrorState } from './error-state';
import type { TextControl } from './field-names';
import { syncUnsentText } from './unsent-text';
import { visible } from './visible';

type SyncOptions = {
  /** Whether empty fields get their stored values. */
  readonly restore?: boolean;
  /** Whether the form was submitted just now. */
  readonly submitted?: boolean;
  /** Whether a click or key has just ended: what moves now moves under no pressed pointer. */
  readonly released?: boolean;
};

/** The fields in which visitors write, required or not; hidden inputs are no fields. */
export const fieldsOf = (form: HTMLFormElement): Iterable<TextControl> =>
  form.querySelectorAll<TextControl>('[data-field]');

/** Empties fields whose text shows nothing, so that the browser refuses them if they are required. */
export function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) emptyIfBlank(field);
}

function emptyIfBlank(field: TextControl): void {
  if (!visible.test(field.value)) field.value = '';
}

/**
 * Updates the stored values and the ARIA error attributes of a form's fields. Call it after every event
 * of the form, and with `restore` at hydration, before which visitors may have typed.
 */
export function syncFields(
  form: HTMLFormElement,
  { restore = false, submitted = false, released = false }: SyncOptions = {},
): void {
  for (const field of fieldsOf(form)) {
    const left = submitted || (released && field !== document.activeElement);
    if (left) emptyIfBlank(field);
    syncUnsentText(field, restore);
    syncErrorState(field, left);
  }
}
