import type { TextControl } from './field-names';
import { visible } from './visible';

/**
 * Stores a field's value in the tab's session, so that it survives a visit to another page.
 * @param restore whether an empty field gets its stored value
 */
export function syncUnsentText(field: TextControl, restore: boolean): void {
  const key = `unsent-${field.name}`;
  try {
    const stored = restore && sessionStorage.getItem(key);
    if (stored && !field.value) field.value = stored;
    // this comes first: if a longer text exceeds the quota, the older one must not be restored
    sessionStorage.removeItem(key);
    if (visible.test(field.value)) sessionStorage.setItem(key, field.value);
  } catch {
    // storage is blocked or full: the value lasts as long as the page
  }
}
