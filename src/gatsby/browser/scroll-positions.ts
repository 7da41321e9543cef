import { decodeUriComponent } from './decode-uri';

/** What the tab remembers them under when its document is left. */
const storageName = 'places';

/** How far down the visitor was in each entry of the tab's history, by the entry's key. */
let places: Record<string, number> = {};

/** The entry whose page is shown: while a page is on its way, not the one in the address. */
let shown = '';

/**
 * Takes over from the browser where a visitor stands after Back or Forward: it would scroll before the
 * page is there. All else stays the browser's, which put the first page where it belongs before any
 * script ran. When the document is left it gets that part back, since only it can do so again.
 */
export function keepPlaces(): void {
  places = stored();
  const { history } = window;
  // left by a move within its document, so that the browser has brought this one back at its top
  const atTop = history.scrollRestoration === 'manual' && window.scrollY === 0;
  takeOver();
  if (atTop) window.scrollTo(0, places[shown] ?? 0);
  note();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('popstate', () => {
    // a part of this page, to which the browser scrolls by itself
    if (!stateKey()) takeOver();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // a document that was kept whole: Safari shows it from its top
    if (persisted) window.scrollTo(0, places[shown] ?? 0);
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    store();
  });
}

/** A page has taken the place of another: an entry one has been to as one left it, a new one from its start. */
export function findPlace(): void {
  if (entryKey() === shown) return;
  takeOver();
  const place = places[shown];
  if (place === undefined) {
    window.scrollTo(0, 0);
    goTo(target());
  } else window.scrollTo(0, place);
  note();
}

/** The entry in the address is the one shown now. Each has its own mode; in Safari all begin with the browser's. */
function takeOver(): void {
  shown = entryKey();
  window.history.scrollRestoration = 'manual';
}

/** The part of the page that the address names, found as browsers do. */
function target(): HTMLElement | null {
  const name = window.location.hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(decodeUriComponent(name));
}

/** Shows a part of the page and lets Tab go on from there, as browsers do with the first page of a document. */
function goTo(part: HTMLElement | null): void {
  if (!part) return;
  part.scrollIntoView();
  const focus = () => {
    // what can't have the focus can have it from a script then
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  // by then Gatsby's router has given it to the whole of a new page
  requestAnimationFrame(() => setTimeout(focus));
}

function note(): void {
  places[shown] = window.scrollY;
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
    // a copy: another site of this origin may have stored what is no object
    return { ...(JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as typeof places) };
  } catch {
    // where nothing may be stored, places last as long as the document
    return {};
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(places));
  } catch {
    // as above
  }
}
