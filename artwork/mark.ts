import * as outlines from '../src/components/mark-outlines';

/** Side of the mark in its own units. */
export const markSize = 32;

/** The land continues below the patch, for the icon that shows a lower part of it. */
const foot = 'V40H0Z';
const farRidge = outlines.farRidge + foot;
const nearRidge = outlines.nearRidge + foot;

/** The window on whole pixels where two units are one. */
const smallWindow = 'M16 20h6v6h-6z';

export type MarkColours = Readonly<Record<'sky' | 'far' | 'near' | 'window', string>>;

export type MarkOptions = {
  /** For 16 px and less: without the far ridge, the window on whole pixels. */
  readonly small?: boolean;
  /** Radius of the corners in units; 0 if the system rounds them itself. */
  readonly radius?: number;
  /** How far down the view is moved, in units; brings the window nearer to the middle. */
  readonly lower?: number;
};

/** The mark as an SVG document. */
export function markSvg(
  colours: MarkColours,
  { small = false, radius = 0, lower = 0 }: MarkOptions,
): string {
  return document(
    colours.sky,
    { radius, lower },
    small
      ? path(colours.near, nearRidge) + path(colours.window, smallWindow)
      : path(colours.far, farRidge) +
          path(colours.near, nearRidge) +
          path(colours.window, outlines.litWindow),
  );
}

/** The mark as an SVG document that simplifies itself at small sizes, as in a browser's tab. */
export function adaptiveMarkSvg(colours: MarkColours, radius: number): string {
  return document(
    colours.sky,
    { radius, lower: 0 },
    '<style>.s{display:none}@media (max-width:20px){.l{display:none}.s{display:inline}}</style>' +
      path(colours.far, farRidge, 'l') +
      path(colours.near, nearRidge) +
      path(colours.window, outlines.litWindow, 'l') +
      path(colours.window, smallWindow, 's'),
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
