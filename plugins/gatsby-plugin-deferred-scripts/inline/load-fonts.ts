/** Whether the visitor has done something; from then on no line moves by itself. */
let hasActed = false;
for (const type of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(type, () => (hasActed = true), { capture: true, passive: true, once: true });

/**
 * Loads the fonts and adds them together, so that the page is laid out once. If the visitor was faster,
 * they wait for the next page, since lines may break differently in them.
 */
export const loadFonts = async () => {
  const fonts = await Promise.all(
    siteFonts.map(([family, src, weight]) => new FontFace(family, src, { weight }).load()),
  );
  const addFonts = () => {
    for (const font of fonts) document.fonts.add(font);
  };
  if (hasActed) document.addEventListener('newpage', addFonts, { once: true });
  else addFonts();
};
