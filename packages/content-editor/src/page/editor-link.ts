import { fromEditor, toEditor } from './editor-messages';

/**
 * Connects the page to the content editor that shows it in a frame: scrolls to the section being edited,
 * and reports its path and the section with the pointer or the focus. Does nothing outside a frame, or in
 * a frame from another computer.
 */
export function linkToEditor(): void {
  const { parent } = window;
  const origin = editorOrigin();
  if (parent === window || origin === undefined) return;
  const report = (target: EventTarget | null, isReady = false) => {
    const index = sections().findIndex(
      (element) => target instanceof Node && element.contains(target),
    );
    const section = index < 0 ? undefined : index;
    parent.postMessage(toEditor({ path: window.location.pathname, section, isReady }), origin);
  };
  document.addEventListener('pointerover', ({ target }) => report(target));
  document.addEventListener('focusin', ({ target }) => {
    // a click on text focuses `main`, which doesn't tell the section under the pointer
    if (target instanceof Node && sections().some((element) => element.contains(target)))
      report(target);
  });
  document.addEventListener('pointerleave', () => report(null));
  window.addEventListener('message', ({ data, source }) => {
    const index = source === parent ? fromEditor(data) : undefined;
    if (index !== undefined) sections()[index]?.scrollIntoView({ block: 'start' });
  });
  onceRendered(() => report(null, true));
}

/** Calls back once the page has its content, which React may render after this script runs. */
function onceRendered(callback: () => void): void {
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

/** The page's top-level sections, from top to bottom. */
function sections(): readonly Element[] {
  return [...document.querySelectorAll('main section')].filter(
    (element) => !element.parentElement?.closest('section'),
  );
}

/** The origin that frames this page, if it is on this computer. */
function editorOrigin(): string | undefined {
  const { origin, hostname } = URL.canParse(document.referrer)
    ? new URL(document.referrer)
    : { origin: '', hostname: '' };
  return ['127.0.0.1', 'localhost'].includes(hostname) ? origin : undefined;
}
