/** Calls back once the page has its content, which React may render after this script runs. */
export function onceRendered(callback: () => void): void {
  const isRendered = () => document.querySelector('main') !== null;
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
export function onChange(callback: () => void, signal: AbortSignal): void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  });
}
