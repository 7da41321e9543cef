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
  const act = (event) => {
    start();
    const { type } = event;
    const target = /** @type {HTMLElement} */ (event.target);
    const doer =
      type === 'submit' ? target : type === 'click' && target.closest('[data-needs-script]');
    if (!kept || !doer) return;
    event.preventDefault();
    kept.add(/** @type {HTMLElement} */ (doer));
  };

  // Safari would let a wheel wait for what is not passive; the rest may have to be prevented.
  for (const deed of ['pointerdown', 'keydown', 'wheel', 'submit', 'click'])
    addEventListener(deed, act, { capture: true, passive: deed === 'wheel' });
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
  // Called for by themselves and added together, the fonts set the page anew once; the rule they have in
  // the page, for those without scripts, would do so when it begins to hold and as each font comes.
  const fetchFonts = async () => {
    const coming = siteFonts.map(([family, src, weight]) =>
      new FontFace(family, src, { weight }).load(),
    );
    for (const font of await Promise.all(coming)) document.fonts.add(font);
  };
  const refine = () => {
    // where a font does not come, the stand-ins stay
    fetchFonts().catch(String);
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2900 });
    else setTimeout(start, 1000);
  };
  // In the second frame the page has been painted with all that was loaded: nothing competes with that,
  // not even fonts, for which others stand in.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(refine)));
})();
