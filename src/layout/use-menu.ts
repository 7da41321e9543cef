import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { desktopWidth } from '../theme/media';

/**
 * The mobile menu's life after hydration. The menu itself is a native popover and opens without any
 * script; this adds what a popover does not do by itself: it closes on Escape without a second effect,
 * when focus leaves, when a page is reached, and when the window grows to the desktop bar.
 *
 * @param pathname path of the page shown; a change closes the menu.
 */
export function useMenu(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** Undefined until React is alive: until then the browser itself tells the state of the toggle. */
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    setOpen(isOpen(menu.current));
  }, []);

  const shown = useRef(pathname);
  useEffect(() => {
    // Not on the first page: its menu may have been opened before React was alive.
    if (shown.current !== pathname) hide(menu.current);
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const desktop = window.matchMedia(desktopWidth);
    const onChange = () => {
      hide(menu.current);
    };
    desktop.addEventListener('change', onChange);
    return () => {
      desktop.removeEventListener('change', onChange);
    };
  }, []);

  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      // Asked of the menu itself: the state here follows a moment later.
      if (event.key !== 'Escape' || event.isComposing || !isOpen(menu.current)) return;
      // One Escape does one thing: a notification that is also there stays.
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
    open,
    close: () => {
      hide(menu.current);
    },
    onToggle: (event: { newState: string }) => {
      setOpen(event.newState === 'open');
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // No relatedTarget: the window lost focus, or Safari does not focus what was clicked.
      if (event.relatedTarget === null || event.currentTarget.contains(event.relatedTarget)) return;
      hide(menu.current);
    },
  };
}

function isOpen(menu: HTMLElement | null): menu is HTMLElement {
  // A browser without popovers shows the menu all the time.
  return menu !== null && 'hidePopover' in menu && menu.matches(':popover-open');
}

function hide(menu: HTMLElement | null): void {
  if (isOpen(menu)) menu.hidePopover();
}
