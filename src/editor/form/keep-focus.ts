import { useEffect } from 'react';

/** Where the focus goes when nothing nearer is left; the heading of the form. */
export const headingId = 'form-heading';

/**
 * Moves the focus to what is left when its element is taken away, by a step back for one: to the
 * nearest group around it that is still there, else to the heading of the form. The browser would leave
 * it nowhere, and whoever has no mouse would begin anew at the top of the page (WCAG 2.4.3).
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
      const left = around.find((each) => each.isConnected && each.hasAttribute('tabindex'));
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
