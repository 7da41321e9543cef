import sharp, { type Sharp } from 'sharp';
import type { Cloth } from './cloth';
import { css, lab } from './color';
import { randomFrom, type Random } from './maths';
import { quiltBlocks, quiltSize, type Block } from './quilt-pattern';

export type QuiltOptions = {
  readonly cloth: Cloth;
  /** Pixels of the finished picture; its shape is that of the quilt, 4 : 5. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
};

/** A log's width; a hearth is 2 wide, with three rounds of logs a block is 8. */
const log = 25;
const block = 8 * log;
const size = { width: quiltSize.columns * block, height: quiltSize.rows * block } as const;

type Piece = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A log-cabin quilt whose blocks form ridge behind ridge. In that pattern the square in the middle of a block is the hearth.
 */
export function drawQuilt({ cloth, width, height, seed }: QuiltOptions): Sharp {
  const random = randomFrom(seed + 8);
  const blocks = quiltBlocks(seed + 7);
  const pieces = blocks.flatMap((cell) => blockPieces(cell, cloth, random));
  const seams = pieces.map(
    ({ piece: { x, y, width: w, height: h } }) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(size.width)}" height="${n(size.height)}">` +
    `<g shape-rendering="crispEdges">${pieces.map(({ piece, fill }) => rect(piece, fill)).join('')}</g>` +
    `<path d="${seams.join('')}" fill="none" stroke="${cloth.seam}" stroke-opacity="${n(cloth.seamPower)}" stroke-width="3"/>` +
    '</svg>';
  return sharp(Buffer.from(svg)).resize(width, height, { kernel: 'lanczos3' }).removeAlpha();
}

/** Three rounds of logs and the hearth of one block. */
function blockPieces(
  { column, row, sides, hearth }: Block,
  cloth: Cloth,
  random: Random,
): readonly { piece: Piece; fill: string }[] {
  const cut = (land: number, sunlit: boolean): string =>
    dyed(sunlit ? cloth.sun : cloth.lands[land], random);
  const [left, top] = [column * block, row * block];
  const logs = [0, 1, 2].flatMap((round) => {
    const sunlit = hearth === 'sun' && round > 0;
    const offset = round * log;
    const long = block - 2 * offset - log;
    const [near, far] = [offset, block - offset - log];
    const piece = (x: number, y: number, width: number, height: number, land: number) => ({
      piece: { x: left + x, y: top + y, width, height },
      fill: cut(land, sunlit),
    });
    return [
      piece(near, near, long, log, sides.top),
      piece(far, near, log, long, sides.right),
      piece(near + log, far, long, log, sides.bottom),
      piece(near, near + log, log, long, sides.left),
    ];
  });
  const hearthCloth = {
    sun: cloth.sun[2],
    // lit by the thread that is laid over the picture
    lit: cut(Math.max(0, sides.bottom - 1), false),
    rose: cloth.rose,
    plain: cut(Math.max(0, sides.bottom - 1), false),
  };
  const square = { x: left + 3 * log, y: top + 3 * log, width: 2 * log, height: 2 * log };
  return [...logs, { piece: square, fill: hearthCloth[hearth] }];
}

/** One of three cloths, a shade lighter or darker: no two bolts are quite the same. */
function dyed(bolts: readonly string[] | undefined, random: Random): string {
  const bolt = bolts?.[Math.floor(random() ** 1.4 * bolts.length)] ?? '#808080';
  const [lightness, a, b] = lab(bolt);
  return css([lightness + (random() - 0.5) * 0.018, a, b]);
}

const rect = ({ x, y, width, height }: Piece, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;

/** A number as SVG writes it. */
const n = (value: number): string => String(+value.toFixed(2));
