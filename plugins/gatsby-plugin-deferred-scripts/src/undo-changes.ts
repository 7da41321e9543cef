/**
 * Undoes what others have changed in the page since it was read. React would find another page than the
 * server's and render it again: focus, menu, text selection and pictures would be lost. Whoever made
 * the changes notices this, and may make them again. Attributes stay: React doesn't compare them.
 * @param changes as inline/record-changes.ts has recorded them, in their order
 */
export function undoChanges(changes: readonly MutationRecord[]): void {
  const focused = document.activeElement as HTMLElement | null;
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    if (oldValue !== null) target.nodeValue = oldValue;
    for (const node of addedNodes) (node as ChildNode).remove();
    // it is elsewhere if it was moved while it was out of the page
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
  // what is moved loses it
  focused?.focus({ preventScroll: true });
}
