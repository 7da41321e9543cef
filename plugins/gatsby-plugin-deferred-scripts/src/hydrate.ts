import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

let path = '';
let serverNodes: readonly Node[] = [];

const root = () => document.getElementById('___gatsby');

/** Saves a copy of the server's HTML before React hydrates it. */
export function saveServerHtml(): void {
  path = window.location.pathname;
  serverNodes = [...(root()?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/**
 * Hydrates the page in slices of a few milliseconds, between which the browser can handle input.
 * Gatsby does it in one task, which takes a tenth of a second on a slow phone.
 *
 * After an error outside of the error boundary React empties the document. Then this restores the
 * server's HTML, whose links still work, or reloads if the visitor has gone to another page.
 */
export function hydrateConcurrently(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page, {
      onUncaughtError: (error) => {
        window.reportError(error);
        if (window.location.pathname === path) root()?.replaceChildren(...serverNodes);
        else window.location.reload();
      },
    });
  });
}
