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
    const isOpen = supportsPopover(menu.current) && menu.current.matches(':popover-open');
    setOpen(isOpen);
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
    if (open !== true) return undefined;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // One Escape does one thing: a notification that is also there stays.
      event.preventDefault();
      hide(menu.current);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [open]);

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

function supportsPopover(element: HTMLElement | null): element is HTMLElement {
  return element !== null && 'hidePopover' in element;
}

function hide(menu: HTMLElement | null): void {
  if (supportsPopover(menu) && menu.matches(':popover-open')) menu.hidePopover();
}
