import { at, ground, hay, line, shade, tin, trim, wall } from './drawing-parts';
import { small } from './openings';
import { cardBuildings } from './card-buildings';
import { copse, hill, shrub } from './plants';
import { stitches } from './stitches';

const home = (x: number, y: number, size = small): string => at(x, y, size, 'house');

/** The widths of a path. */
const card = [1, 2.8] as const;

/** For cards: each at the foot of a box of 400 × 160. */
export const cardDrawings = {
  cabin:
    copse(310, 142, 1.1) +
    copse(88, 144, 0.8) +
    hill('c70 0 120-16 200-16s130 16 200 16') +
    home(150, 70, 0.72) +
    stitches(
      [
        [198, 137],
        [208, 141],
        [204, 146],
        [188, 152],
        [140, 160],
      ],
      card,
    ) +
    line('M20 152v-16m22 13v-16m22 12v-15M12 142l60-10m-58 16l58-10', 'wall', 2) +
    shrub(262, 143, 0.7),
  signpost:
    copse(262, 118) +
    copse(350, 142) +
    hill('c60 0 110-14 150-34s90-34 140-24 70 58 110 58') +
    copse(296, 112) +
    copse(336, 132, 0.8) +
    home(166, 42) +
    stitches(
      [
        [208, 99],
        [216, 108],
        [176, 120],
        [188, 134],
        [130, 146],
        [64, 160],
      ],
      card,
    ) +
    wall('M43 160v-50h5v50z') +
    trim('M34 112h30l6 6-6 6H34zm24 16H30l-6 6 6 6h28z') +
    shade('M43 160v-50h2v50zm-9-42h36l-6 6H34zm24 22H30l-6-6h34z') +
    shrub(56, 160, 0.8),
  switchback:
    copse(340, 132) +
    copse(196, 118, 0.7) +
    hill('c80 0 150-10 210-44s90-40 190 44') +
    copse(300, 112) +
    copse(346, 138, 0.8) +
    home(216, 31) +
    stitches(
      [
        [258, 88],
        [262, 96],
        [210, 104],
        [250, 116],
        [140, 132],
        [164, 146],
        [60, 160],
      ],
      card,
    ) +
    wall('M90 154v-20h3v20z') +
    tin('M86 130h11v7H86z'),
  mailbox:
    copse(344, 142) +
    copse(214, 133, 0.8) +
    hill('c70 0 110-6 170-20s130-16 230 20') +
    home(246, 67) +
    stitches(
      [
        [288, 125],
        [280, 130],
        [244, 136],
        [180, 144],
        [126, 162],
      ],
      card,
    ) +
    at(62, 112, 1, 'letterbox') +
    shrub(76, 161, 0.7),
  bridge:
    copse(44, 120) +
    copse(356, 121, 1.1) +
    ground('M130 111h120v9H130z') +
    shade('M130 111h120v9H130z') +
    // the creek bends, and mirrors the bridge
    trim('M60 119h200v41H60z') +
    shade('M134 119h108l-12 12q-52 9-104 1z', 0.3) +
    tin(
      'M146 140q20-3 34-1q-18 2-34 1zm34-8q14-2 26 0q-14 2-26 0zm-70 18q24-4 42-1q-22 3-42 1zm58-1q12-2 24 0q-12 2-24 0z',
    ) +
    hill(
      'c10 0 10-30 40-36 30-6 60-6 88-6l10 3c14 12-2 18-26 25s-38 12-32 24h116c-8-10 2-16 18-24s34-14 22-25l10-3c30 0 60 0 106 6 40 6 40 36 50 36',
    ) +
    at(124, 72, small, 'span') +
    hay('M134 107q-60 0-90 9 40-5 90-5zm106 0q60 0 110 9-50-5-110-5z') +
    shrub(124, 126, 0.7) +
    shrub(252, 128, 0.7),
  ...cardBuildings,
} as const;
