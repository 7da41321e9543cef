import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setScripts } from './scripts-state';
import { undoChanges } from './undo-changes';

/**
 * Sends the event `hydrating`, right before hydration.
 * @returns what others have changed in the page until then, which inline/record-changes.ts adds to the event
 */
export function startHydrating(): readonly MutationRecord[] {
  const changes: MutationRecord[] = [];
  document.dispatchEvent(new CustomEvent('hydrating', { detail: changes }));
  return changes;
}

/**
 * Hydrates the page in slices of a few milliseconds, between which the browser can handle input. Gatsby
 * does it in one task, which takes a tenth of a second on a slow phone.
 *
 * What others have changed meanwhile is undone first (undo-changes.ts). If React finds a difference
 * nevertheless, it renders the page again. Only the console says so: the loader would take an error of
 * the window for a script that has failed.
 *
 * After an error outside of the error boundary React empties the container. Then this puts back what was in
 * it, with all that the visitor has typed: its links still work, and what stands in for scripts is shown.
 * If the visitor has gone to another page meanwhile, it reloads.
 */
export function hydrateConcurrently(page: ReactElement, container: Element): void {
  undoChanges(startHydrating());
  const { pathname } = window.location;
  // no copies: they would lack what is typed while React hydrates
  const nodes = [...container.childNodes];
  startTransition(() => {
    hydrateRoot(container, page, {
      onRecoverableError: (error) => {
        // eslint-disable-next-line no-console -- for developers; the visitor has the page
        console.error(error);
      },
      onUncaughtError: (error) => {
        window.reportError(error);
        if (window.location.pathname !== pathname) {
          window.location.reload();
          return;
        }
        container.replaceChildren(...nodes);
        setScripts('failed');
      },
    });
  });
}
