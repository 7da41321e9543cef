import type { PageWindow } from './page-window';

/** Calls back once the page has its content, which React may render after this script runs: the element `main`. */
export function onceRendered(
  { document, MutationObserver }: PageWindow,
  main: string,
  callback: () => void,
): void {
  const isRendered = () => document.querySelector(main) !== null;
  if (isRendered()) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isRendered()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Calls back after each change of what the page shows, at most once a frame. */
export function onChange(view: PageWindow, callback: () => void, signal: AbortSignal): void {
  let frame = 0;
  const observer = new view.MutationObserver(() => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(() => {
      if (!signal.aborted) callback();
    });
  });
  observer.observe(view.document.body, { childList: true, characterData: true, subtree: true });
  // by then the window may be that of another page
  signal.addEventListener('abort', () => observer.disconnect());
}
