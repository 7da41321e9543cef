/**
 * Opens all answers for printing, and closes them again, for browsers before Chrome 131, Firefox
 * 143 and Safari 18.4, in which styles can't.
 */
export function openForPrinting(): void {
  let opened: Iterable<HTMLDetailsElement> = [];
  const setOpen = (open: boolean) => {
    for (const answer of opened) answer.open = open;
  };
  window.addEventListener('beforeprint', () => {
    opened = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}
