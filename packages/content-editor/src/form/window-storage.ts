/* Texts that survive reloading the page, in this window or in all, as far as the browser keeps any. */

/** A text of this window; empty if there is none. */
export const storedText = (key: string): string => read(() => sessionStorage, key);

/** Stores a text of this window. */
export const storeText = (key: string, text: string): void =>
  write(() => sessionStorage, key, text);

/** A text of all windows, which lasts; empty if there is none. */
export const lastingText = (key: string): string => read(() => localStorage, key);

/** Stores a text of all windows. */
export const storeLastingText = (key: string, text: string): void =>
  write(() => localStorage, key, text);

function read(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    // the browser's settings block the storage
    return '';
  }
}

function write(storage: () => Storage, key: string, text: string): void {
  try {
    storage().setItem(key, text);
  } catch {
    // the storage is blocked or full, so the text lasts only as long as the page
  }
}
