// @ts-check
/*
 * The only script a page runs by itself. It starts the site's scripts once the page has loaded and
 * the browser is idle, or at the first gesture, and keeps what a visitor did before React was alive:
 * a submitted form and a tapped button that needs React are done again then. Links and the menu work
 * without any script. Written into every page, minified, with its hash in the content policy.
 */
(() => {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('late-scripts'));
  const gestures = ['pointerdown', 'keydown', 'wheel'];
  /** @type {(() => void)[]} */
  let kept = [];

  const start = () => {
    for (const gesture of gestures) removeEventListener(gesture, start, true);
    // Taken out of the template, so that a second call finds nothing to start.
    document.body.append(document.importNode(template.content, true));
    template.content.replaceChildren();
  };

  /** @param {Event} event */
  const keep = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.type === 'submit') {
      event.preventDefault();
      kept.push(() => /** @type {HTMLFormElement} */ (target).requestSubmit());
    } else {
      const button = /** @type {HTMLElement | null} */ (target.closest('[data-needs-script]'));
      if (button) kept.push(() => button.click());
    }
  };

  for (const gesture of gestures) addEventListener(gesture, start, { capture: true, passive: true });
  for (const type of ['submit', 'click']) document.addEventListener(type, keep, true);
  document.addEventListener('alive', () => {
    for (const type of ['submit', 'click']) document.removeEventListener(type, keep, true);
    for (const act of kept) act();
    kept = [];
  });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 1000);
  });
})();
