/** The session storage key of the positions, which are stored when the document is left. */
const storageName = 'places';

/** The vertical scroll position of each entry of the tab's history, by the entry's key. */
let positions: Record<string, number> = {};

/** The key of the entry whose page is shown; while a page loads, not that of the address. */
let currentKey = '';

/**
 * Restores the scroll position after Back and Forward. The browser would scroll before the page has
 * rendered. The first page is left to the browser.
 */
export function initScrollRestoration(): void {
  positions = stored();
  const { history } = window;
  // `manual`: the entry was left by a navigation within its document, so the browser did not restore it
  const atTop = history.scrollRestoration === 'manual' && window.scrollY === 0;
  // Safari shows a reloaded document at its hash, other browsers where it was left
  const isMisplaced = atTop || isAtTarget();
  setCurrentEntry();
  if (isMisplaced) window.scrollTo(0, positions[currentKey] ?? window.scrollY);
  savePosition();
  window.addEventListener('scroll', savePosition, { passive: true });
  window.addEventListener('popstate', () => {
    // an anchor of this page, to which the browser scrolls by itself
    if (!stateKey()) setCurrentEntry();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // from the back/forward cache: Safari shows the document from its top
    if (persisted) window.scrollTo(0, positions[currentKey] ?? 0);
  });
  window.addEventListener('pagehide', leave);
  // a background tab may be discarded without another event
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else history.scrollRestoration = 'manual';
  });
}

/** Stores the positions, and lets the browser restore the current one if the document is loaded again. */
function leave(): void {
  window.history.scrollRestoration = 'auto';
  store();
}

/** The history entry of a page, as Gatsby passes it. */
type Entry = Pick<Location, 'hash'> & { readonly state?: EntryState };

type EntryState = { readonly key?: string } | null;

/**
 * After a navigation: scrolls a known entry to its stored position, a new one to its anchor or its top.
 * @param entry of the page shown, which is no longer that of the address after a quick Back or Forward
 */
export function restoreScrollPosition({ state, hash }: Entry): void {
  const key = state?.key ?? entryKey();
  if (key === currentKey) return;
  setCurrentEntry(key);
  const position = positions[currentKey];
  // the scroll event saves the result; reading it here would lay out the new page in React's task
  positions[currentKey] = position ?? 0;
  window.scrollTo(0, position ?? 0);
  if (position === undefined) goTo(target(hash));
}

/**
 * Makes an entry the current one, by default that of the address. The browser keeps a mode for each
 * entry.
 */
function setCurrentEntry(key = entryKey()): void {
  currentKey = key;
  window.history.scrollRestoration = 'manual';
}

/** The element that a hash names, found as browsers do. */
function target(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // as in "#50%"
    return name;
  }
}

/** Whether the window is where browsers scroll for the hash of the address. */
function isAtTarget(): boolean {
  const part = target(window.location.hash);
  if (!part) return false;
  const { scrollY } = window;
  part.scrollIntoView();
  const isThere = window.scrollY === scrollY;
  window.scrollTo(0, scrollY);
  return isThere;
}

/** Scrolls to a part of the page and focuses its heading, so that screen readers and Tab continue there. */
function goTo(part: HTMLElement | null): void {
  if (!part) return;
  part.scrollIntoView();
  const focus = () => {
    // not the whole part, whose text Chrome exposes as its name: it would be read without a pause
    const start = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
    // lets a script focus an element that can't be focused otherwise
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  };
  // after Gatsby's router, which focuses the wrapper of a new page
  requestAnimationFrame(() => setTimeout(focus));
}

function savePosition(): void {
  positions[currentKey] = window.scrollY;
}

function stateKey(): string | undefined {
  return (window.history.state as EntryState)?.key;
}

/** The key of the current entry. Gatsby sets one for its navigations; others get theirs here. */
function entryKey(): string {
  const existing = stateKey();
  if (existing) return existing;
  const key = `${Date.now()}`;
  window.history.replaceState({ ...window.history.state, key }, '');
  return key;
}

function stored(): Record<string, number> {
  try {
    // spread: another site of this origin may have stored a value that is not an object
    return { ...(JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as typeof positions) };
  } catch {
    // without storage, positions last as long as the document
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
