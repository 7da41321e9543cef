/**
 * Leaves it to Gatsby alone where the visitor stands after Back or Forward. The browser would scroll
 * as well, and before the page is there: Gatsby then notes that place for the page that is left.
 * When the document itself is left the browser gets its part back, since only the browser can restore
 * a place before scripts run.
 */
export function restoreScrollAlone(): void {
  const leaveTo = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  leaveTo('manual')();
  window.addEventListener('pageshow', leaveTo('manual'));
  window.addEventListener('pagehide', leaveTo('auto'));
}
