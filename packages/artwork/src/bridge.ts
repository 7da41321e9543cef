import {
  glow,
  joints,
  lamp,
  line,
  opened,
  pane,
  roof,
  rows,
  shade,
  shine,
  trim,
  wall,
} from './drawing-parts';
import { shrub } from './plants';

const pier = (x: number, width: number): string => {
  const stones = `M${String(x)} 60h${String(width)}l4 34h-${String(width + 8)}z`;
  return (
    trim(stones) +
    shade(stones, 0.4) +
    shine(`M${String(x + width - 7)} 60h7l4 34h-7z`, 0.5) +
    joints(
      `M${String(x - 1)} 68h${String(width + 2)}m1 9h-${String(width + 4)}m-1 9h${String(width + 6)}`,
    )
  );
};

const end = 'M158 60V31l15-19 13 17v27z';
const slope = 'M6 31l14-19h153l-10 19z';

/** A covered bridge of wood on stone, 200 wide: its deck is at y = 60, the foot of its piers at 94. */
export const span =
  pier(6, 26) +
  pier(84, 18) +
  pier(152, 34) +
  wall(end) +
  shine(end, 0.15) +
  shade('M164 59V40c2-6 12-8 15-1v18z', 0.7) +
  wall('M14 60V30h144v30z') +
  shade('M18 32h136v10H18z', 0.5) +
  line(`M18 42${rows('l12-9 12 9', 5)}l12-9`, 'trim', 1) +
  joints(`M14 50${rows('v9m6-9', 24)}`) +
  roof('M11 42h148v2H11zm0 14h150l27-3v3l-27 4H11z') +
  roof(`${slope}M173 12l16 17-4 2-12-15z`) +
  shine(slope, 0.3) +
  joints(`M30 12l-9 19${rows('m34-19l-8 19', 5)}`) +
  roof('M6 31h157v2H6z') +
  line('M20 12h153l16 17', 'hay', 1) +
  lamp(glow(100, 47, 26) + pane('M96 41h9v11h-9z')) +
  opened(glow(171, 47, 20) + pane('M169 45h4v5h-4z'));

/** The mist between the eye and a bridge far away, which its window shines through. */
export const mist =
  shine('M6 31l14-19h153l16 17-3 2v23l-27 8H11V31z', 0.35) + pane('M96 41h9v11h-9z');

/** In front of the feet of the bridge. */
export const banks = shrub(2, 95) + shrub(196, 95);
