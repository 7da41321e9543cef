/** Milliseconds within which a page that is reloaded reports that it is open again. */
const reloadTime = 10_000;

/** Which pages of the form are open. */
export type OpenPages = {
  /** Notes that a page is open, or was left; pages name themselves. */
  readonly note: (page: string, isOpen: boolean) => null;
  readonly close: () => void;
};

/**
 * Follows which pages of the form are open.
 * @param onLeft called when the last one was left and none came back
 */
export function openPages(onLeft: () => void): OpenPages {
  const open = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    note: (page, isOpen) => {
      clearTimeout(timer);
      if (isOpen) open.add(page);
      else open.delete(page);
      if (open.size === 0) timer = setTimeout(onLeft, reloadTime);
      return null;
    },
    close: () => clearTimeout(timer),
  };
}
