import path from 'node:path';
import type { Sharp } from 'sharp';
import { clothsFrom } from './cloth';
import type { SiteColors } from './colors';
import { crestPath } from './crest';
import { drawingsSvg } from './drawings';
import { drawIcons } from './icons';
import { outlineOf } from './outline';
import type { Mark } from './mark';
import { palettesFrom } from './palettes';
import type { Palette } from './palettes/palette';
import { drawQuilt } from './quilt';
import { drawValley } from './valley';
import { lands, views } from './views';

/** What a site says of its artwork. */
export type ArtworkConfig = {
  readonly colors: SiteColors;
  /** The default colors of the flat drawings by the name of their variable. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly mark: Mark;
  /** Where the drawn files are: folders of the pictures and icons, and two files. */
  readonly paths: Readonly<
    Record<'scenes' | 'quilts' | 'icons' | 'contour' | 'drawings' | 'outlines', string>
  >;
};

/** Generated files that are committed. */
export type Artwork = {
  /** The module that draws it, as a file. It gets colors and sizes as values, not by imports. */
  readonly generator: string;
  /** From what it is drawn. */
  readonly values: unknown;
  /** Draws it; returns the content of each file by its path. */
  readonly draw: () => Promise<Record<string, string | Buffer>>;
};

/** The same for all views, so that they show the same valley (the year of West Virginia's statehood). */
const seed = 1863;

/** The contour, chosen by eye from many seeds. */
const contour = { width: 1440, height: 80, seed, turns: 8 } as const;

const quilt = { width: 960, height: 1200, seed } as const;

/** Nearly lossless, as the source of all smaller pictures. */
const webp = { quality: 95, effort: 6, smartSubsample: true } as const;

/** A picture drawn by `draw` of the module `generator`. */
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

/** From where each picture is seen, by its name. */
const viewpoints = Object.fromEntries(views.map(({ name, viewpoint }) => [name, viewpoint]));

/** The file of a module of this package. */
const moduleFile = (name: string) => `packages/artwork/src/${name}.ts`;

/** All artwork of a site by name. */
export function defineArtwork({
  colors,
  drawings,
  mark,
  paths,
}: ArtworkConfig): Readonly<Record<string, Artwork>> {
  const palettes = palettesFrom(colors);
  const cloths = clothsFrom(colors);

  /** The views of the valley by day and by night. */
  const valleys = views.map(({ name, viewpoint, fineness, land: { day, night = 'night' } }) => {
    const valley = (time: string, palette: Palette) =>
      picture(`${paths.scenes}/${name}-${time}.webp`, moduleFile('valley'), drawValley, {
        palette,
        viewpoint,
        seed,
        fineness,
      });
    return { ...valley('day', palettes[day]), ...valley('night', palettes[night]) };
  });
  const quiltIn = (name: keyof typeof cloths) =>
    picture(`${paths.quilts}/quilt-${name}.webp`, moduleFile('quilt'), drawQuilt, {
      cloth: cloths[name],
      ...quilt,
    });

  return {
    contour: {
      generator: moduleFile('crest'),
      values: contour,
      draw: () => Promise.resolve({ [paths.contour]: contourModule() }),
    },
    drawings: {
      generator: moduleFile('drawings'),
      values: { seed, colors: drawings },
      draw: () => Promise.resolve({ [paths.drawings]: drawingsSvg(seed, drawings) }),
    },
    icons: {
      generator: moduleFile('icons'),
      values: mark,
      draw: () => drawIcons(mark, paths.icons),
    },
    ...Object.fromEntries(valleys.flatMap((valley) => Object.entries(valley))),
    ...quiltIn('dawn'),
    ...quiltIn('night'),
    // after the pictures, which it reads
    outlines: {
      generator: moduleFile('outline'),
      values: { seed, views: viewpoints, palettes },
      draw: async () => ({ [paths.outlines]: await outlinesModule(paths.scenes) }),
    },
  };
}

/** The outlines of all lands that fill a section, by name; the shape is the same by day and by night. */
async function outlinesModule(scenes: string): Promise<string> {
  const filling = Object.entries(lands).filter(([, land]) => 'phone' in land);
  const entries = await Promise.all(
    filling.map(async ([name]) => {
      const wide = await outlineOf(`${scenes}/${name}-day.webp`);
      const phone = await outlineOf(`${scenes}/${name}-phone-day.webp`);
      const night = await outlineOf(`${scenes}/${name}-night.webp`);
      const outline = {
        wide: wide.shape,
        phone: phone.shape,
        day: wide.colors,
        night: night.colors,
      };
      return `  ${name}: ${JSON.stringify(outline)},\n`;
    }),
  );
  return (
    '// Generated by `npm run artwork`\n\n' +
    '/** The ridge line of each land, for windows and phones, and its colors from there to its foot, by day and night. */\n' +
    `export const outlines = {\n${entries.join('')}} as const;\n`
  );
}

const contourModule = (): string =>
  '// Generated by `npm run artwork`\n\n' +
  '/** The contour of the land in a box of 1440 × 80, filled down to its foot; copies join side by side. */\n' +
  `export const contourPath =\n  '${crestPath(contour)}';\n`;
