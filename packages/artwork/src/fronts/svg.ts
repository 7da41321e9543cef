/** SVG paths and gradients of fronts, in the units of `frontSize`. */

export const fill = (color: string, d: string, opacity = 1): string =>
  `<path fill="${color}" fill-opacity="${String(opacity)}" d="${d}"/>`;

export const stroke = (color: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${color}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round" ${more} d="${d}"/>`;

export const rect = (
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity = 1,
): string =>
  fill(
    color,
    `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`,
    opacity,
  );

/** Light around a lamp or a lit window, which fades out without an edge; it may be wider than high. */
export const light = (
  id: string,
  color: string,
  x: number,
  y: number,
  reach: number,
  power: number,
  wider = 1,
): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${String(power)}"/>` +
  `<stop offset=".35" stop-color="${color}" stop-opacity="${String(power * 0.34)}"/>` +
  `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(reach * wider)}" ry="${String(reach)}" fill="url(#${id})"/>`;

/** A gradient from top to bottom between two heights. */
export const fall = (id: string, from: string, to: string, top: number, foot: number): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${String(top)}" y2="${String(foot)}">` +
  `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
