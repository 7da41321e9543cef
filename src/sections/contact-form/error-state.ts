import { hintId } from './element-ids';
import type { TextControl } from './field-names';

/**
 * Marks a field as invalid and described by its hint while its error is visible (WCAG technique ARIA21).
 * It runs within the event, since right after it the browser focuses the first invalid field and a screen
 * reader reads it.
 * @param left whether a corrected error gives up its place (`field.tsx`)
 */
export function syncErrorState(field: TextControl, left: boolean): void {
  // :is() is forgiving: in a browser without :user-invalid no error is visible, and none is set
  const wrong = field.matches(':is(:user-invalid)');
  const hadError = field.matches('[aria-invalid=true], [data-corrected]');
  field.toggleAttribute('data-corrected', hadError && !wrong && !left);
  field.setAttribute('aria-invalid', String(wrong));
  if (wrong) field.setAttribute('aria-describedby', hintId(field.name));
  else field.removeAttribute('aria-describedby');
}
