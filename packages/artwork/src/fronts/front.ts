import type { Palette } from '../palettes/palette';
import type { View } from '../view';
import { bridgeSvg } from './bridge';
import { hillsideSvg } from './hillside';
import { homesteadSvg } from './homestead';
import { laneSvg } from './lane';
import { mailboxSvg } from './mailbox';
import { overlookSvg } from './overlook';
import { porchSvg } from './porch';
import { windowSvg } from './window';

/** The width of a wide picture, in whose units fronts are drawn but for the overlook. */
const wide = 2560;

/** What stands between the eye and the valley, as SVG; a phone's picture shows a part of that of the wide one. */
export function frontOf(view: View, palette: Palette, seed: number): string | undefined {
  if (!view.front) return undefined;
  const { width, height, front, frontPart } = view;
  const content =
    front === 'overlook'
      ? overlookSvg(view, palette, seed)
      : `<g transform="scale(${String(width / wide / frontPart.share)}) translate(${String(-frontPart.left * wide)} 0)">${fronts[front](palette, seed)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${content}</svg>`;
}

const fronts = {
  hillside: hillsideSvg,
  homestead: homesteadSvg,
  bridge: bridgeSvg,
  mailbox: mailboxSvg,
  lane: laneSvg,
  porch: porchSvg,
  window: windowSvg,
};
