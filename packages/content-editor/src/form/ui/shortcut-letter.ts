/**
 * The letter of a shortcut: that of the key, or where a keyboard has other letters than Latin ones, such as Greek, that at
 * the same place of an English one.
 */
export function shortcutLetter({ key, code }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return letter.toLowerCase();
}
