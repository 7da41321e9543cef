import { useEffect } from 'react';

/** Id of the form's heading, which takes the focus if nothing closer can. */
export const headingId = 'form-heading';

/**
 * Moves the focus when the focused element is removed, as by undo: to the nearest remaining group around
 * it, else to the form's heading. The browser would drop the focus, and keyboard users would start over at
 * the top of the page (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof HTMLElement ? [...ancestorsOf(target)] : [];
    };
    const observer = new MutationObserver(() => {
      const [last] = around;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const left = around.find(
        (element) => element.isConnected && element.hasAttribute('tabindex'),
      );
      (left ?? document.getElementById(headingId))?.focus();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function* ancestorsOf(element: HTMLElement): Generator<HTMLElement> {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) yield at;
}
