let path = '';
let written: readonly Node[] = [];

const root = () => document.getElementById('___gatsby');

/** Keeps what the server wrote, before React takes it over. */
export function keepServerHtml(): void {
  path = window.location.pathname;
  written = [...(root()?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/**
 * Where something outside of every page throws, React empties the document: this brings back what
 * the server wrote, in which every link still leads on. Another page than the one that was loaded is
 * asked for again.
 */
export function restoreServerHtml(): void {
  if (window.location.pathname === path) root()?.replaceChildren(...written);
  else window.location.reload();
}
