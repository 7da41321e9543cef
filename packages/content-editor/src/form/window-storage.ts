/* Texts that survive reloading the page in this window, as far as the browser keeps any. */

/** A text; empty if there is none. */
export function storedText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // blocked
    return '';
  }
}

/** Stores a text. */
export function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // blocked or full: it lasts as long as the page
  }
}
