/** Side of the mark in its own units. */
export const markSize = 32;

/** The land continues below the patch, for the icon that shows a lower part of it. */
const foot = 'V40H0Z';

/*
 * At 16 pixels, where two units are one, ridges are stripes and the window a dot. There the mark is the house that the
 * window belongs to, on whole pixels.
 */
const smallHouse = 'M16 3 30 14V16H26V28H32V32H0V28H6V16H2V14Z';
const smallWindow = 'M12 18h8v8h-8z';

/** The mark: two ridges, open at their foot, and a lit window, in a square of 32 units. */
export type Mark = {
  readonly colors: Readonly<Record<'sky' | 'far' | 'near' | 'window', string>>;
  /** Path data; the far slope in the light and the house belong to large icons. */
  readonly outlines: Readonly<
    Record<'farRidge' | 'nearRidge' | 'litWindow' | 'litSlope' | 'house' | 'roofEdge', string>
  >;
};

export type MarkOptions = {
  /** For 16 px and less: a house with a lit window instead of the land. */
  readonly small?: boolean;
  /** For 180 px and more, where an eye rests: a lit slope, and the house around the window. */
  readonly large?: boolean;
  /** Radius of the corners in units; 0 if the system rounds them itself. */
  readonly radius?: number;
  /** How far down the view is moved, in units; brings the window nearer to the middle. */
  readonly lower?: number;
};

/** The mark as an SVG document. */
export function markSvg(
  mark: Mark,
  { small = false, large = false, radius = 0, lower = 0 }: MarkOptions,
): string {
  const { colors, outlines } = mark;
  return document(
    colors.sky,
    { radius, lower },
    small
      ? path(colors.near, smallHouse) + path(colors.window, smallWindow)
      : path(colors.far, outlines.farRidge + foot) +
          (large ? `<g opacity=".2">${path(colors.sky, outlines.litSlope)}</g>` : '') +
          path(colors.near, outlines.nearRidge + foot) +
          (large ? houseAround(mark) : '') +
          path(colors.window, outlines.litWindow),
  );
}

/** The mark as an SVG document that simplifies itself at small sizes, as in a browser's tab. */
export function adaptiveMarkSvg({ colors, outlines }: Mark, radius: number): string {
  return document(
    colors.sky,
    { radius, lower: 0 },
    '<style>.s{display:none}@media (max-width:20px){.l{display:none}.s{display:inline}}</style>' +
      path(colors.far, outlines.farRidge + foot, 'l') +
      path(colors.near, outlines.nearRidge + foot, 'l') +
      path(colors.window, outlines.litWindow, 'l') +
      path(colors.near, smallHouse, 's') +
      path(colors.window, smallWindow, 's'),
  );
}

/** The house: darker than the ridge, with an edge of light, in the glow of its window. */
function houseAround({
  colors: { near, sky, window },
  outlines: { house, roofEdge, litWindow },
}: Mark): string {
  return (
    path(near, house) +
    `<path opacity=".4" d="${house}"/>` +
    `<path fill="${window}" stroke="${window}" stroke-width="2" opacity=".4" filter="blur(1.6px)" d="${litWindow}"/>` +
    `<path fill="none" stroke="${sky}" stroke-width=".3" opacity=".7" d="${roofEdge}"/>`
  );
}

type View = Required<Pick<MarkOptions, 'radius' | 'lower'>>;

function document(sky: string, { radius, lower }: View, content: string): string {
  const side = String(markSize);
  const box = `y="${String(lower)}" width="${side}" height="${side}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${String(lower)} ${side} ${side}">` +
    `<clipPath id="p"><rect ${box} rx="${String(radius)}"/></clipPath>` +
    `<g clip-path="url(#p)"><rect ${box} fill="${sky}"/>${content}</g></svg>`
  );
}

function path(fill: string, outline: string, className?: string): string {
  return `<path${className ? ` class="${className}"` : ''} fill="${fill}" d="${outline}"/>`;
}
