/** Side of the mark in its own units. */
export const markSize = 32;

/** The land runs on below the patch, for the icon that shows a lower part of it. */
const foot = 40;

const shapes = {
  far: `M0 14.5C5.2 14.5 6.6 6 12.4 6S19.2 13.5 24.5 13.5C27.5 13.5 28.6 11.8 32 11.8V${String(foot)}H0Z`,
  near: `M0 23.5C3.8 23.5 5 25.2 8 25.2 12.8 25.2 13.2 15.5 20 15.5 26 15.5 27.2 21.5 32 21.5V${String(foot)}H0Z`,
  window: 'M17 21h6v6h-6z',
  /** On whole pixels where two units are one. */
  smallWindow: 'M16 20h6v6h-6z',
} as const;

export type MarkColours = Readonly<Record<'sky' | 'far' | 'near' | 'window', string>>;

export type MarkOptions = {
  /** For 16 px and less: without the far ridge, the window on whole pixels. */
  readonly small?: boolean;
  /** Radius of the corners in units; 0 where the system cuts its own. */
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
      ? path(colours.near, shapes.near) + path(colours.window, shapes.smallWindow)
      : path(colours.far, shapes.far) +
          path(colours.near, shapes.near) +
          path(colours.window, shapes.window),
  );
}

/** The mark as an SVG document that simplifies itself where it is shown small: a browser's tab. */
export function adaptiveMarkSvg(colours: MarkColours, radius: number): string {
  return document(
    colours.sky,
    { radius, lower: 0 },
    '<style>.s{display:none}@media (max-width:20px){.l{display:none}.s{display:inline}}</style>' +
      path(colours.far, shapes.far, 'l') +
      path(colours.near, shapes.near) +
      path(colours.window, shapes.window, 'l') +
      path(colours.window, shapes.smallWindow, 's'),
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
