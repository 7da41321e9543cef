import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

let path = '';
let written: readonly Node[] = [];

const root = () => document.getElementById('___gatsby');

/** Keeps what the server wrote, before React takes it over. */
export function saveServerHtml(): void {
  path = window.location.pathname;
  written = [...(root()?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/**
 * Hydrates the written page in slices of a few milliseconds, between which the browser can answer
 * the visitor. Gatsby does it in one go, which holds up a slow phone for a tenth of a second.
 *
 * Where something outside of every page throws, React empties the document: then what the server
 * wrote comes back, in which every link still leads on. Another page than the one that was loaded is
 * asked for again.
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
