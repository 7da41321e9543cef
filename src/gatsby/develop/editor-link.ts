import { fromEditor, toEditor } from './editor-messages';

/**
 * Lets the editor in forms, which shows this page beside the form, find its way in it: scrolls to the
 * section that is being edited, and tells in which one the pointer or the focus is. Only for a page
 * of this computer; one that stands by itself does nothing.
 */
export function linkToEditor(): void {
  const { parent } = window;
  const origin = editorOrigin();
  if (parent === window || origin === undefined) return;
  const tell = (target: EventTarget | null) => {
    const index = sections().findIndex((each) => target instanceof Node && each.contains(target));
    parent.postMessage(toEditor(index < 0 ? undefined : index), origin);
  };
  document.addEventListener('pointerover', ({ target }) => tell(target));
  document.addEventListener('focusin', ({ target }) => {
    // a click on text focuses `main`, and says nothing of the section with the pointer
    if (target instanceof Node && sections().some((each) => each.contains(target))) tell(target);
  });
  document.addEventListener('pointerleave', () => tell(null));
  window.addEventListener('message', ({ data, source }) => {
    const index = source === parent ? fromEditor(data) : undefined;
    if (index !== undefined) sections()[index]?.scrollIntoView({ block: 'start' });
  });
  parent.postMessage(toEditor(undefined, true), origin);
}

/** The page's sections, from top to bottom: a section in a section is part of it. */
function sections(): readonly Element[] {
  return [...document.querySelectorAll('main section')].filter(
    (each) => !each.parentElement?.closest('section'),
  );
}

/** Who shows this page, if it is somebody on this computer. */
function editorOrigin(): string | undefined {
  const { origin, hostname } = URL.canParse(document.referrer)
    ? new URL(document.referrer)
    : { origin: '', hostname: '' };
  return ['127.0.0.1', 'localhost'].includes(hostname) ? origin : undefined;
}
