/*
 * Starts the page's scripts, and holds what has to wait for them: the last submit, and the last click
 * on an element with `data-requires-js`, are replayed after hydration. If the scripts fail, what stands
 * in for them is shown. Links work without any script.
 */
import { setScripts } from '../src/scripts-state';

const { body } = document;
const template = document.getElementById('deferred-scripts') as HTMLTemplateElement;

/** The targets of events to replay, by type of event, the earliest first; undefined once hydrated. */
let pending: Map<string, HTMLElement> | undefined = new Map();

/** Shows what stands in for the scripts, unless they have hydrated the page. */
const fail = () => {
  if (pending) setScripts('failed');
};

// a copy that the browser has saved has none
if (!template.content.firstChild) fail();

/** Inserts the scripts. They leave the template, so that a second call finds nothing to start. */
export const startScripts = () => {
  if (template.content.firstChild) setTimeout(fail, 1e4);
  body.append(template.content);
};

const onGesture = (event: Event) => {
  startScripts();
  const { type } = event;
  const target = event.target as HTMLElement;
  const element =
    type === 'submit'
      ? target
      : type === 'click' && target.closest<HTMLElement>('[data-requires-js]');
  if (!pending || !element) return;
  // the browser submits this form by itself
  if (sendsForms && (element as Partial<HTMLFormElement>).method === 'post') return;
  event.preventDefault();
  // only the last of each type, in the order of the events
  pending.delete(type);
  pending.set(type, element);
};

// in Safari a listener that is not passive delays the wheel; the other events may have to be prevented
for (const type of ['pointerdown', 'keydown', 'wheel', 'submit', 'click'])
  addEventListener(type, onGesture, { capture: true, passive: type === 'wheel' });

document.addEventListener('hydrated', () => {
  const elements = pending?.values() ?? [];
  pending = undefined;
  for (const element of elements)
    if ('requestSubmit' in element) (element as HTMLFormElement).requestSubmit();
    else element.click();
});

/** A script failed to load or threw an error, also in a promise, after the site's own were started. */
const onError = ({ target }: Event) => {
  // the window itself has no localName
  const { localName = 'script' } = target as Partial<Element>;
  if (localName === 'script' && !template.content.firstChild) fail();
};
for (const type of ['error', 'unhandledrejection']) addEventListener(type, onError, true);

// Back or Forward may lead to a page that was shown before this document was reloaded: only React could
// render it, so it is loaded as a document
const { pathname } = location;
addEventListener('popstate', () => {
  if (pending && location.pathname !== pathname) location.reload();
});
