/**
 * Where notifications are read out from; the global style keeps it out of sight. It is there, empty,
 * before anything is said: screen readers miss a live region that arrives together with its text.
 * Polite, since nothing is lost by waiting (WCAG 4.1.3).
 */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
