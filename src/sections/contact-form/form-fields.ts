import { hintId } from './field-names';

type Field = HTMLInputElement | HTMLTextAreaElement;

type SyncOptions = {
  /** Whether empty fields get their stored values. */
  readonly restore?: boolean;
  /** Whether the form was submitted just now. */
  readonly submitted?: boolean;
  /** Whether a click or key has just ended: what moves now moves under no pressed pointer. */
  readonly released?: boolean;
};

/** The fields in which visitors write, required or not; hidden inputs are no fields. */
export const fieldsOf = (form: HTMLFormElement): Iterable<Field> =>
  form.querySelectorAll<Field>('[data-field]');

/** Anything but spaces, controls, marks without a letter, fillers and joiners (`DI`), and blank pictures. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\uFFFC]/u;

/** Empties fields whose text shows nothing, so that the browser refuses them if they are required. */
export function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) emptyIfBlank(field);
}

function emptyIfBlank(field: Field): void {
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
    syncStoredValue(field, restore);
    syncErrorState(field, left);
  }
}

/** Stores a field's value in the tab's session, so that it survives a visit to another page. */
function syncStoredValue(field: Field, restore: boolean): void {
  const key = `unsent-${field.name}`;
  try {
    const stored = restore && sessionStorage.getItem(key);
    if (stored && !field.value) field.value = stored;
    // first, since a longer text may exceed the quota, and the older one would be restored
    sessionStorage.removeItem(key);
    if (visible.test(field.value)) sessionStorage.setItem(key, field.value);
  } catch {
    // storage is blocked or full: the value lasts as long as the page
  }
}

/**
 * Marks a field as invalid and described by its hint while its error is visible (WCAG technique ARIA21).
 * It runs within the event, since right after it the browser focuses the first invalid field and a screen
 * reader reads it.
 * @param left whether a corrected error gives up its place (`field.tsx`)
 */
function syncErrorState(field: Field, left: boolean): void {
  // :is() is forgiving: in a browser without :user-invalid no error is visible, and none is set
  const wrong = field.matches(':is(:user-invalid)');
  const hadError = field.matches('[aria-invalid=true], [data-corrected]');
  field.toggleAttribute('data-corrected', hadError && !wrong && !left);
  field.setAttribute('aria-invalid', String(wrong));
  if (wrong) field.setAttribute('aria-describedby', hintId(field.name));
  else field.removeAttribute('aria-describedby');
}
