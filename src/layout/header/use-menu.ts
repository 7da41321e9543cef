import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Behavior of the mobile menu after hydration. The menu is a native popover, which opens without
 * scripts and sets its toggle's state. This closes it on Escape (and nothing else then), when the focus
 * leaves, and after a navigation. When the window reaches desktop width `header.inline.ts` closes it.
 * @param pathname path of the page shown; a change closes the menu
 */
export function useMenu(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const lastPath = useRef(pathname);
  useEffect(() => {
    // not on the first page: its menu may have been opened before hydration
    if (lastPath.current !== pathname) hide(menu.current);
    lastPath.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isOpen(menu.current)) return;
      // Escape does only one thing: an open notification stays
      event.preventDefault();
      hide(menu.current);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, []);

  return {
    menu,
    toggle,
    close: () => {
      hide(menu.current);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // no relatedTarget: the window lost focus, or Safari does not focus what was clicked
      if (event.relatedTarget === null || event.currentTarget.contains(event.relatedTarget)) return;
      hide(menu.current);
    },
  };
}

function isOpen(menu: HTMLElement | null): menu is HTMLElement {
  // a browser without popovers shows the menu all the time
  return menu !== null && 'hidePopover' in menu && menu.matches(':popover-open');
}

function hide(menu: HTMLElement | null): void {
  if (isOpen(menu)) menu.hidePopover();
}
