/**
 * Loads the fonts and adds them together, so that the page is laid out once. Lines may break differently in
 * them: if something in view would move vertically, or more than a little sideways, the fonts wait for the
 * next page. (Browsers count a shift from 3 px on: Layout Instability, WICG.)
 */
export const loadFonts = async () => {
  const fonts = await Promise.all(
    siteFonts.map(([family, src, weight]) => new FontFace(family, src, { weight }).load()),
  );
  const addFonts = () => {
    for (const font of fonts) document.fonts.add(font);
  };
  const before = places();
  addFonts();
  const moved = places().some((now, index) => {
    const { x, y, bottom } = now;
    const was = before[index] ?? now;
    const inSight = Math.min(y, was.y) < innerHeight && Math.max(bottom, was.bottom) > 0;
    return inSight && (Math.abs(y - was.y) >= 3 || Math.abs(x - was.x) >= 12);
  });
  if (!moved) return;
  for (const font of fonts) document.fonts.delete(font);
  document.addEventListener('newpage', addFonts);
};

const places = () =>
  Array.from(document.querySelectorAll('body *'), (element) => element.getBoundingClientRect());
