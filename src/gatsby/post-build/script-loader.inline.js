// @ts-check
/*
 * The only script that a page runs by itself. It starts the site's scripts once the page has loaded and
 * the browser is idle, or at the first gesture. After hydration it replays the last submit and the last
 * click on a button that needs React. If the scripts fail to load, it shows text that says so. Links and
 * the menu work without any script. It also keeps the header readable, and loads the fonts after the first
 * paint. It is written into every page, minified, with its hash in the content policy.
 */
(() => {
  const { body } = document;
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('deferred-scripts'));
  /**
   * The targets of events to replay, by type of event, the earliest first; undefined once hydrated.
   * @type {Map<string, HTMLElement | HTMLFormElement> | undefined}
   */
  let pending = new Map();

  /** Shows what needs scripts, or the text that replaces it. @param {boolean} failed */
  const setFailed = (failed) => pending && body.toggleAttribute('data-failed', failed);

  // removed from the template, so that a second call finds nothing to start
  const start = () => {
    if (template.content.firstChild) setTimeout(setFailed, 1e4, true);
    body.append(template.content);
  };

  /** @param {Event} event */
  const onGesture = (event) => {
    start();
    const { type } = event;
    const target = /** @type {HTMLElement} */ (event.target);
    const element =
      type === 'submit' ? target : type === 'click' && target.closest('[data-requires-js]');
    if (!pending || !element) return;
    // the browser submits this form by itself
    if (sendsForms && /** @type {Partial<HTMLFormElement>} */ (element).method === 'post') return;
    event.preventDefault();
    // only the last of each type, in the order of the events
    pending.delete(type);
    pending.set(type, /** @type {HTMLElement} */ (element));
  };

  // in Safari a listener that is not passive delays the wheel; the other events may have to be prevented
  for (const type of ['pointerdown', 'keydown', 'wheel', 'submit', 'click'])
    addEventListener(type, onGesture, { capture: true, passive: type === 'wheel' });
  document.addEventListener('hydrated', () => {
    setFailed(false);
    const elements = pending?.values() ?? [];
    pending = undefined;
    for (const element of elements)
      if ('requestSubmit' in element) element.requestSubmit();
      else element.click();
  });
  /**
   * A script failed to load or threw an error, after the site's own were started.
   * @param {Event} event
   */
  const onError = ({ target }) => {
    // the window itself has no localName
    const { localName = 'script' } = /** @type {Partial<Element>} */ (target);
    if (localName === 'script' && !template.content.firstChild) setFailed(true);
  };
  addEventListener('error', onError, true);

  // Up to 20 px the header stays transparent. On the body, which React leaves alone, for the whole visit.
  const followScroll = () => (body.dataset.solid = String(scrollY > 20));
  followScroll();
  addEventListener('scroll', followScroll);
  // only a phone's menu is a popover: in a header with room for its links it would cover the logo
  matchMedia(desktopWidth).onchange = () => {
    const menu = /** @type {Partial<HTMLElement>} */ (document.getElementById('site-menu'));
    menu.togglePopover?.(false);
  };

  // Back or Forward to another page of the document as it was before a reload: only React could render it
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (pending && location.pathname !== pathname) location.reload();
  });
  // The fonts are added together, so that the page is laid out once. Lines may break differently in them:
  // if something in view would move vertically, or more than a little sideways, the fonts wait for the
  // next page. (Browsers count a shift from 3 px on: Layout Instability, WICG.)
  const places = () =>
    Array.from(document.querySelectorAll('body *'), (element) => element.getBoundingClientRect());
  const fetchFonts = async () => {
    const fonts = await Promise.all(
      siteFonts.map(([family, src, weight]) => new FontFace(family, src, { weight }).load()),
    );
    const addFonts = () => {
      for (const font of fonts) document.fonts.add(font);
    };
    const before = places();
    addFonts();
    const moved = places().some(({ x, y, bottom }, index) => {
      const was = /** @type {DOMRect} */ (before[index]);
      const inSight = Math.min(y, was.y) < innerHeight && Math.max(bottom, was.bottom) > 0;
      return inSight && (Math.abs(y - was.y) >= 3 || Math.abs(x - was.x) >= 12);
    });
    if (!moved) return;
    for (const font of fonts) document.fonts.delete(font);
    document.addEventListener('newpage', addFonts);
  };
  const refine = () => {
    // if a font fails to load, the fallback fonts stay
    fetchFonts().catch(String);
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2900 });
    else setTimeout(start, 1000);
  };
  // by the second frame the page has been painted; not even fonts compete with that, since there are
  // fallback fonts
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(refine)));
})();
