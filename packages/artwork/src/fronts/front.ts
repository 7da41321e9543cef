import type { Palette } from '../palettes/palette';
import type { View } from '../view';
import { laneSvg } from './lane';
import { overlookSvg } from './overlook';
import { porchSvg } from './porch';
import { panes, windowSvg } from './window';

/** What stands between the eye and the valley. */
export type Front = {
  /** SVG behind the land: the sky, where it is not left to the page. */
  readonly behind?: string;
  /** SVG whose shape is all that is seen of the land. */
  readonly opening?: string;
  /** SVG in front of the land. */
  readonly before: string;
};

/** The size in which fronts are drawn, but for the overlook: that of wide pictures. */
export const frontSize = { width: 2560, height: 800 } as const;

/** What is in front of a view; a phone's picture shows a part of that of the wide one. */
export function frontOf(view: View, palette: Palette, seed: number): Front | undefined {
  switch (view.front) {
    case 'overlook':
      return { before: svg(view, overlookSvg(view, palette, seed)) };
    case 'lane':
      return { before: svg(view, fitted(view, laneSvg(palette, seed))) };
    case 'porch':
      return { before: svg(view, fitted(view, porchSvg(palette))) };
    case 'window':
      return {
        behind: svg(view, fitted(view, panes(palette.paneSky))),
        opening: svg(view, fitted(view, panes())),
        before: svg(view, fitted(view, windowSvg(palette))),
      };
    case undefined:
      return undefined;
  }
}

const svg = ({ width, height }: View, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${content}</svg>`;

const fitted = ({ height, frontFrom }: View, content: string): string => {
  const scale = height / frontSize.height;
  return `<g transform="scale(${String(scale)}) translate(${String(-frontFrom * frontSize.width)} 0)">${content}</g>`;
};
