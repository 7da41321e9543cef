import { decodeUriComponent } from './decode-uri';

/** What the tab remembers them under when its document is left. */
const storageName = 'places';

/** How far down the visitor was in each entry of the tab's history, by the entry's key. */
let positions: Record<string, number> = {};

/** The entry whose page is shown: while a page is on its way, not the one in the address. */
let currentKey = '';

/**
 * Takes over from the browser where a visitor stands after Back or Forward: it would scroll before the
 * page is there. All else stays the browser's, which put the first page where it belongs before any
 * script ran. When the document is left it gets that part back, since only it can do so again.
 */
export function initScrollRestoration(): void {
  positions = stored();
  const { history } = window;
  // left by a move within its document, so that the browser has brought this one back at its top
  const atTop = history.scrollRestoration === 'manual' && window.scrollY === 0;
  setCurrentEntry();
  if (atTop) window.scrollTo(0, positions[currentKey] ?? 0);
  savePosition();
  window.addEventListener('scroll', savePosition, { passive: true });
  window.addEventListener('popstate', () => {
    // a part of this page, to which the browser scrolls by itself
    if (!stateKey()) setCurrentEntry();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // a document that was kept whole: Safari shows it from its top
    if (persisted) window.scrollTo(0, positions[currentKey] ?? 0);
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    store();
  });
}

/** A page has taken the place of another: an entry one has been to as one left it, a new one from its start. */
export function restoreScrollPosition(): void {
  if (entryKey() === currentKey) return;
  setCurrentEntry();
  const position = positions[currentKey];
  if (position === undefined) {
    window.scrollTo(0, 0);
    target()?.scrollIntoView();
  } else window.scrollTo(0, position);
  savePosition();
}

/** The entry in the address is the one shown now. Each has its own mode; in Safari all begin with the browser's. */
function setCurrentEntry(): void {
  currentKey = entryKey();
  window.history.scrollRestoration = 'manual';
}

/** The part of the page that the address names, found as browsers do. */
function target(): HTMLElement | null {
  const name = window.location.hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(decodeUriComponent(name));
}

function savePosition(): void {
  positions[currentKey] = window.scrollY;
}

function stateKey(): string | undefined {
  return (window.history.state as { readonly key?: string } | null)?.key;
}

/** The key of the entry in the address. Gatsby gives one to those it makes; the browser's own get theirs here. */
function entryKey(): string {
  const known = stateKey();
  if (known) return known;
  const key = `${Date.now()}`;
  window.history.replaceState({ ...window.history.state, key }, '');
  return key;
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Record<string, number>;
  } catch {
    // where nothing may be stored, places last as long as the document
    return {};
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(positions));
  } catch {
    // as above
  }
}
