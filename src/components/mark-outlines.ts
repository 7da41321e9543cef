/* The mark: outlines in a square of 32 units; the ridges are open at their foot. */

export const farRidge =
  'M0 14.5C5.2 14.5 6.6 6 12.4 6S19.2 13.5 24.5 13.5C27.5 13.5 28.6 11.8 32 11.8';

export const nearRidge =
  'M0 23.5C3.8 23.5 5 25.2 8 25.2 12.8 25.2 13.2 15.5 20 15.5 26 15.5 27.2 21.5 32 21.5';

export const litWindow = 'M17 21h6v6h-6z';

/*
 * Only large icons have these: the far slope, which the sun touches, and the house around the window.
 */

export const litSlope =
  'M12.4 6C18.2 6 19.2 13.5 24.5 13.5 27.5 13.5 28.6 11.8 32 11.8V40H18C19 27 17 14 12.4 6z';

export const house = 'M20 14.4l7.8 7.4-1.3 1.3-1-1V29h-11V22.1l-1 1-1.3-1.3z';

export const roofEdge = 'M20 14.5l7.7 7.3';
