/**
 * What jsdom lacks: media queries. They answer as on a phone of a visitor who wants no motion, so
 * that no component waits for an animation.
 */
export function stubMatchMedia(): void {
  const matchMedia = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion: reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.assign(window, { matchMedia });
}
