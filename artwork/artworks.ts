import path from 'node:path';
import type { Sharp } from 'sharp';
import { drawingColors, fixed } from '../src/theme/tokens';
import { cloths } from './cloth';
import { drawCrests } from './crest-module';
import { crestShapes } from './crests';
import { drawingsSvg } from './drawings';
import { drawIcons } from './icons';
import { palettes } from './palettes';
import type { Palette } from './palettes/palette';
import { drawQuilt } from './quilt';
import { drawValley } from './valley';
import { views } from './views';

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

const quilt = { width: 960, height: 1200, seed } as const;

/** Near enough to lossless to be the source of every smaller picture. */
const webp = { quality: 95, effort: 6, smartSubsample: true } as const;

/** A picture that `draw` of the module `generator` draws. */
const picture = <Options>(
  file: string,
  generator: string,
  draw: (options: Options) => Sharp | Promise<Sharp>,
  options: Options,
): Record<string, Artwork> => ({
  [path.basename(file, '.webp')]: {
    generator,
    values: { options, webp },
    draw: async () => {
      const drawn = await draw(options);
      return { [file]: await drawn.webp(webp).toBuffer() };
    },
  },
});

/** A view of the valley by day and by night. */
const scene = (name: keyof typeof views, day: Palette, afterDark: Palette = palettes.night) =>
  Object.assign(
    {},
    ...Object.entries({ day, night: afterDark }).map(([time, palette]) =>
      picture(`src/scenes/${name}-${time}.webp`, 'artwork/valley.ts', drawValley, {
        palette,
        viewpoint: views[name],
        seed,
        fineness: 2,
      }),
    ),
  ) as Record<string, Artwork>;

/** All artwork by name. */
export const artworks: Readonly<Record<string, Artwork>> = {
  crests: {
    generator: 'artwork/crest-module.ts',
    values: crestShapes,
    draw: () => Promise.resolve(drawCrests(crestShapes)),
  },
  drawings: {
    generator: 'artwork/drawings.ts',
    values: { seed, colors: drawingColors.day },
    draw: () => Promise.resolve({ 'src/decorations/drawings.svg': drawingsSvg(seed) }),
  },
  icons: {
    generator: 'artwork/icons.ts',
    values: fixed.mark,
    draw: () => drawIcons(fixed.mark),
  },
  ...scene('overlook', palettes.dawn),
  ...scene('overlook-phone', palettes.dawn),
  ...scene('homestead', palettes.morning),
  ...scene('homestead-phone', palettes.morning),
  ...scene('bridge', palettes.gold),
  ...scene('bridge-phone', palettes.gold),
  ...scene('mailbox', palettes.dusk, palettes.firstLight),
  ...scene('mailbox-phone', palettes.dusk, palettes.firstLight),
  ...scene('shelf-river', palettes.dawn),
  ...scene('shelf-ridge', palettes.dawn),
  ...picture('content/images/quilt-dawn.webp', 'artwork/quilt.ts', drawQuilt, {
    cloth: cloths.dawn,
    ...quilt,
  }),
  ...picture('content/images/quilt-night.webp', 'artwork/quilt.ts', drawQuilt, {
    cloth: cloths.night,
    ...quilt,
  }),
};
