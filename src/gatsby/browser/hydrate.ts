import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

let path = '';
let written: readonly Node[] = [];

const root = () => document.getElementById('___gatsby');

/** Saves a copy of the server's HTML before React hydrates it. */
export function saveServerHtml(): void {
  path = window.location.pathname;
  written = [...(root()?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/**
 * Hydrates the page in slices of a few milliseconds, between which the browser can handle input.
 * Gatsby does it in one task, which takes a tenth of a second on a slow phone.
 *
 * After an error outside of the error boundary React empties the document. Then the server's HTML is
 * restored, whose links still work, or the browser reloads if another page is shown by now.
 */
export function hydrateConcurrently(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page, {
      onUncaughtError: (error) => {
        window.reportError(error);
        if (window.location.pathname === path) root()?.replaceChildren(...written);
        else window.location.reload();
      },
    });
  });
}
