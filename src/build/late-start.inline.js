// @ts-check
/*
 * The only script a page runs by itself. It starts the site's scripts once the page has loaded and
 * the browser is idle, or at the first gesture, and keeps what a visitor did before React was alive:
 * a submitted form and a tapped button that needs React are done again then. Links and the menu work
 * without any script. It also lets the fonts come, once the page was painted. Written into every page,
 * minified, with its hash in the content policy.
 */
(() => {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('late-scripts'));
  /** @type {Set<HTMLElement> | undefined} */
  let kept = new Set();

  // Taken out of the template, so that a second call finds nothing to start.
  const start = () => document.body.append(template.content);

  /** @param {Event} event */
  const keep = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const doer = event.type === 'submit' ? target : target.closest('[data-needs-script]');
    if (!kept || !doer) return;
    event.preventDefault();
    kept.add(/** @type {HTMLElement} */ (doer));
  };

  for (const gesture of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(gesture, start, { capture: true, passive: true });
  for (const deed of ['submit', 'click']) addEventListener(deed, keep, true);
  document.addEventListener('alive', () => {
    const doers = kept ?? [];
    kept = undefined;
    for (const doer of doers)
      if (doer instanceof HTMLFormElement) doer.requestSubmit();
      else doer.click();
  });
  // Back or Forward within what was one document before a reload: only React would draw that page.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (kept && location.pathname !== pathname) location.reload();
  });
  const refine = () => {
    const { sheet } = /** @type {HTMLStyleElement} */ (document.getElementById('fonts'));
    const [ours] = /** @type {CSSStyleSheet} */ (sheet).cssRules;
    /** @type {CSSMediaRule} */ (ours).media.mediaText = 'all';
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2900 });
    else setTimeout(start, 1000);
  };
  // In the second frame the page has been painted with all that was loaded: nothing competes with that,
  // not even fonts, for which others stand in.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(refine)));
})();
