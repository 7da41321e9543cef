import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreServerHtml } from './server-html-fallback';

/**
 * Hydrates the written page in slices of a few milliseconds, between which the browser can answer
 * the visitor. Gatsby does it in one go, which holds up a slow phone for a tenth of a second.
 */
export function hydrateConcurrently(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page, {
      onUncaughtError: (error) => {
        window.reportError(error);
        restoreServerHtml();
      },
    });
  });
}
