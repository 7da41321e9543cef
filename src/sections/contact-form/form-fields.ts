type Field = HTMLInputElement | HTMLTextAreaElement;

/** Id of the sentence that says what a field needs. */
export const hintId = (name: string) => `${name}-hint`;

/** Takes a form up whose fields may have been typed into before hydration. */
export function initFields(form: HTMLFormElement | null): void {
  if (form) syncFields({ currentTarget: form, type: 'mount' });
}

/** Keeps what is told of a form's fields, and kept of them, in step with whatever happened to them. */
export function syncFields({ currentTarget: form, type }: FormEvent): void {
  for (const field of form.querySelectorAll<Field>('[required]')) {
    keepDraft(field, type === 'mount');
    syncErrorState(field, type === 'submit');
  }
}

type FormEvent = { readonly currentTarget: HTMLFormElement; readonly type: string };

/**
 * Keeps what is typed for the session of this tab, so that a look at another page does not cost it;
 * nothing is kept of an empty field.
 * @param restore whether an empty field gets what was kept
 */
function keepDraft(field: Field, restore: boolean): void {
  const key = `draft-${field.name}`;
  try {
    const kept = restore && sessionStorage.getItem(key);
    if (kept && !field.value) field.value = kept;
    if (field.value) sessionStorage.setItem(key, field.value);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: what is typed lasts as long as the page.
  }
}

/**
 * Tells assistive technology what the eyes see: a field shown to be wrong is invalid and described by
 * its sentence, any other is neither (WCAG technique ARIA21). It happens within the event, since right
 * after it the browser moves the focus to the first mistake, and the field is read out.
 */
function syncErrorState(field: Field, sent: boolean): void {
  // :is() forgives: a browser without :user-invalid shows no mistake, and none is told
  const wrong = field.matches(':is(:user-invalid)');
  const told = field.matches('[aria-invalid], [data-mended]');
  field.toggleAttribute('data-mended', told && !wrong && !sent);
  const state = { 'aria-invalid': 'true', 'aria-describedby': hintId(field.name) };
  for (const [name, value] of Object.entries(state))
    if (wrong) field.setAttribute(name, value);
    else field.removeAttribute(name);
}
