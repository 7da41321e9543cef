import { defineArtwork } from 'artwork/define-artwork';
import {
  farRidge,
  house,
  litSlope,
  litWindow,
  nearRidge,
  roofEdge,
} from './src/components/mark-outlines';
import { dayDrawings, dye } from './src/theme/drawing-colors';
import { paintingColors } from './src/theme/painting-colors';
import { fixed } from './src/theme/tokens';

/** Hashes of what the committed pictures are drawn from; written by `npm run artwork`. */
export const manifestFile = 'artwork.lock.json';

/** The site's pictures, drawings and icons, which `npm run artwork` draws when a color changes here. */
export const artworks = defineArtwork({
  colors: paintingColors,
  drawings: { ...dayDrawings, dye },
  mark: {
    colors: fixed.mark,
    outlines: { farRidge, nearRidge, litWindow, litSlope, house, roofEdge },
  },
  paths: {
    scenes: 'src/scenes/generated/pictures',
    quilts: 'content/images',
    icons: 'static',
    contour: 'src/scenes/generated/contour-path.ts',
    drawings: 'src/scenes/generated/drawings.svg',
    lands: 'src/scenes/generated/lands.ts',
  },
});
