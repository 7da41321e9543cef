type Field = HTMLInputElement | HTMLTextAreaElement;

/** Id of a field's error message. */
export const hintId = (name: string) => `${name}-hint`;

/** Initializes a form at hydration; its fields may have been typed into before. */
export function initFields(form: HTMLFormElement | null): void {
  if (form) syncFields({ currentTarget: form, type: 'mount' });
}

/** Updates stored values and ARIA error attributes after any form event. */
export function syncFields({ currentTarget: form, type }: FormEvent): void {
  for (const field of form.querySelectorAll<Field>('[required]')) {
    syncStoredValue(field, type === 'mount');
    syncErrorState(field, type === 'submit');
  }
}

type FormEvent = { readonly currentTarget: HTMLFormElement; readonly type: string };

/**
 * Stores a field's value in the tab's session, so that it survives a visit to another page.
 * @param restore whether an empty field gets the stored value
 */
function syncStoredValue(field: Field, restore: boolean): void {
  const key = `draft-${field.name}`;
  try {
    const stored = restore && sessionStorage.getItem(key);
    if (stored && !field.value) field.value = stored;
    // first, since a longer text may exceed the quota, and the older one would be restored
    sessionStorage.removeItem(key);
    if (field.value) sessionStorage.setItem(key, field.value);
  } catch {
    // storage is blocked or full: the value lasts as long as the page
  }
}

/**
 * Marks a field as invalid and described by its hint while its error is visible (WCAG technique ARIA21).
 * It runs within the event, since right after it the browser focuses the first invalid field and a screen
 * reader reads it.
 */
function syncErrorState(field: Field, sent: boolean): void {
  // :is() is forgiving: in a browser without :user-invalid no error is visible, and none is set
  const wrong = field.matches(':is(:user-invalid)');
  const hadError = field.matches('[aria-invalid=true], [data-corrected]');
  field.toggleAttribute('data-corrected', hadError && !wrong && !sent);
  field.setAttribute('aria-invalid', String(wrong));
  if (wrong) field.setAttribute('aria-describedby', hintId(field.name));
  else field.removeAttribute('aria-describedby');
}
