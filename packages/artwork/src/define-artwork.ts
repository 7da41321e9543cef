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
import { phoneViewOf, type SceneLand, sceneLands, views } from './views';

/** What a site says of its artwork. */
export type ArtworkConfig = {
  readonly colors: SiteColors;
  /** The default colors of the flat drawings by the name of their variable. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly mark: Mark;
  /** Where the drawn files are: folders of the pictures and icons, and two files. */
  readonly paths: Readonly<
    Record<'scenes' | 'quilts' | 'icons' | 'contour' | 'drawings' | 'lands', string>
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
  const valleys = views.map(({ name, viewpoint, fineness, day, night }) => {
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
    lands: {
      generator: moduleFile('outline'),
      values: { seed, views, palettes },
      draw: async () => ({ [paths.lands]: await landsModule(paths.scenes) }),
    },
  };
}

/** What pages have to know of the land of each scene, by its name. */
async function landsModule(scenes: string): Promise<string> {
  const entries = await Promise.all(
    Object.entries<SceneLand>(sceneLands).map(async ([name, land]) => {
      // the shape is the same by day and by night
      const wide = await outlineOf(`${scenes}/${name}-day.webp`);
      const phone = await outlineOf(`${scenes}/${name}-phone-day.webp`);
      const night = await outlineOf(`${scenes}/${name}-night.webp`);
      const { width, height, frontPart } = phoneViewOf(land);
      const facts = {
        wide: { width: land.wide.width, height: land.wide.height, outline: wide.shape },
        phone: { width, height, outline: phone.shape, part: frontPart ?? { left: 0, share: 1 } },
        day: { hour: land.day, colors: wide.colors },
        night: { hour: land.night, colors: night.colors },
      };
      return `  ${name}: ${JSON.stringify(facts)},\n`;
    }),
  );
  return (
    '// Generated by `npm run artwork`\n\n' +
    '/**\n * The land of each scene. `wide`, `phone`: the size of its picture in pixels, and its ridge line; `part`: what of the\n' +
    ' * wide picture phones show. `day`, `night`: the hour it is painted for, and its colors from the ridge to its foot.\n */\n' +
    `export const lands = {\n${entries.join('')}} as const;\n`
  );
}

const contourModule = (): string =>
  '// Generated by `npm run artwork`\n\n' +
  '/** The contour of the land in a box of 1440 × 80, filled down to its foot; copies join side by side. */\n' +
  `export const contourPath =\n  '${crestPath(contour)}';\n`;
