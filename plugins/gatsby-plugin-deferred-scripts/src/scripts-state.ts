/**
 * Says to the styles what has become of the page's scripts, by an attribute of the body: they show what
 * stands in for scripts, or hide it. It is missing where none has run, and `on` from the first on. (It
 * is not on <html>, whose attributes React removes as it renders Gatsby's Head.)
 */
export const setScripts = (state: 'on' | 'failed') => {
  document.body.dataset.scripts = state;
};
