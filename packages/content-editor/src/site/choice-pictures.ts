import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PicturedKind } from '../facts';
import type { ChoicePictures } from '../server/site';
import { drawingNames } from '../../../../src/scenes/card-landscape/schema';
import { type SceneName, scenes } from '../../../../src/scenes/registry';
import { sceneName } from '../../../../src/scenes/schema';
import { dayDrawings } from '../../../../src/theme/drawing-colors';
import { light } from '../../../../src/theme/tokens';
import { declare } from '../../../../src/theme/variables';
import { iconNames } from '../../../../src/fields/icons';
import { contentPage } from '../../../../src/model/content-page';
import { sectionSketch } from './section-sketches';

const thumbnails = new Map<string, Buffer>();

/** The pictures with which the editor shows choices, by the kind of the choice. */
export const choicePictures: ChoicePictures = {
  icon: {
    names: iconNames,
    read: async (name) => ({
      type: 'image/svg+xml',
      body: await readFile(
        path.resolve(`node_modules/@phosphor-icons/core/assets/bold/${name}-bold.svg`),
      ),
    }),
  },
  drawing: { names: drawingNames, read: drawing },
  PageSection: {
    names: contentPage.shape.sections.def.rest.options.map(({ shape }) => shape.type.value),
    read: (name) => Promise.resolve({ type: 'image/svg+xml', body: sectionSketch(name) }),
  },
  Scene: {
    names: sceneName.options,
    read: async (name) => {
      const file = path.resolve(
        `src/scenes/generated/pictures/${scenes[name as SceneName].land}-day.webp`,
      );
      const small =
        thumbnails.get(file) ?? (await sharp(file).resize({ width: 320 }).webp().toBuffer());
      thumbnails.set(file, small);
      return { type: 'image/webp', body: small };
    },
  },
} satisfies Record<PicturedKind, ChoicePictures[string]>;

/** One of the site's drawings, in the light scheme. */
async function drawing(name: string) {
  const all = await readFile(path.resolve('src/scenes/generated/drawings.svg'), 'utf8');
  const body = all
    .replace('<svg ', '<svg viewBox="0 0 400 160" ')
    .replace(
      '<defs>',
      `<style>:root{${declare({ color: light.color, ...dayDrawings })}}</style><defs>`,
    )
    .replace('</defs>', `</defs><use href="#card-${name}"/>`);
  return { type: 'image/svg+xml', body };
}
