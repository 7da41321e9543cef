import type { Sharp } from 'sharp';
import { fixed } from '../src/theme/tokens';
import { cloths } from './cloth';
import { drawCrests } from './crest-module';
import { crestShapes } from './crests';
import { drawIcons } from './icons';
import { palettes } from './palettes';
import { drawQuilt } from './quilt';
import { drawValley } from './valley';

/** Something that is drawn once and committed. */
export type Artwork = {
  /** The module that draws it. Colours and sizes reach it as values only, not by imports. */
  readonly generator: string;
  readonly values: unknown;
  /** Draws it: the content of each file by its path. */
  readonly draw: () => Promise<Record<string, string | Buffer>>;
};

/** The year of West Virginia's statehood: the same valley wherever it is shown. */
const seed = 1863;

/** Twice the size, then reduced: smooth edges. */
const finish = { seed, fineness: 2 } as const;

const desktop = { width: 1920, height: 1200, ...finish } as const;
const wide = { width: 1920, height: 823, ...finish } as const;
const quilt = { width: 960, height: 1200, seed } as const;

/**
 * For phones, cut to a square: its place is at most as tall as wide, and what is never shown would
 * weigh a fifth. The cut leaves 42 % of what goes above, as `object-position` in
 * `src/decorations/scenery.tsx` does, so that every phone shows what it would of the whole.
 */
const phone = {
  width: 1080,
  height: 1350,
  ...finish,
  cut: { left: 0, top: 113, width: 1080, height: 1080 },
} as const;

/** Near enough to lossless to be the source of every smaller picture. */
const webp = { quality: 95, effort: 6, smartSubsample: true } as const;

/** A picture in content/images that `draw` of the module `generator` draws. */
const picture = <Options>(
  name: string,
  generator: string,
  draw: (options: Options) => Sharp | Promise<Sharp>,
  options: Options,
): Record<string, Artwork> => ({
  [name]: {
    generator,
    values: { options, webp },
    draw: async () => {
      const drawn = await draw(options);
      return { [`content/images/${name}.webp`]: await drawn.webp(webp).toBuffer() };
    },
  },
});

const valley = (name: string, options: Parameters<typeof drawValley>[0]) =>
  picture(`valley-${name}`, 'artwork/valley.ts', drawValley, options);

/** All artwork by name. */
export const artworks: Readonly<Record<string, Artwork>> = {
  crests: {
    generator: 'artwork/crest-module.ts',
    values: crestShapes,
    draw: () => Promise.resolve(drawCrests(crestShapes)),
  },
  icons: {
    generator: 'artwork/icons.ts',
    values: fixed.mark,
    draw: () => drawIcons(fixed.mark),
  },
  ...valley('dawn', { palette: palettes.dawn, ...desktop }),
  ...valley('night', { palette: palettes.night, ...desktop }),
  ...valley('dawn-phone', { palette: palettes.dawn, ...phone }),
  ...valley('night-phone', { palette: palettes.night, ...phone }),
  ...valley('firstlight-phone', { palette: palettes.firstlight, ...phone }),
  ...valley('night-wide', { palette: palettes.night, ...wide }),
  ...valley('firstlight-wide', { palette: palettes.firstlight, ...wide }),
  ...picture('quilt-dawn', 'artwork/quilt.ts', drawQuilt, { cloth: cloths.dawn, ...quilt }),
  ...picture('quilt-night', 'artwork/quilt.ts', drawQuilt, { cloth: cloths.night, ...quilt }),
};
