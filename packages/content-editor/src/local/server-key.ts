const name = 'editor-key';

/**
 * The key without which the editor's server answers nothing. It is in the address that opens the editor,
 * which then goes on without it: this browser keeps it for other windows, bookmarks and reloads.
 * @returns undefined if the address has none, and none is kept
 */
export function serverKey(): string | undefined {
  const { pathname, search, hash } = window.location;
  const given = new URLSearchParams(search).get('key');
  try {
    if (given === null) return localStorage.getItem(name) ?? undefined;
    localStorage.setItem(name, given);
    window.history.replaceState(null, '', pathname + hash);
  } catch {
    // storage is blocked: the address keeps it
  }
  return given ?? undefined;
}

/** What to do without a key, or with one of an editor that has ended. */
export const keyWords =
  'This address is not complete. Open the one that the editor shows where it was started, or start it again: that opens it.';
