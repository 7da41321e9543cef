import type { Sharp } from 'sharp';
import { drawQuilt } from './quilt';
import { drawValley } from './valley';

/** The year of West Virginia's statehood: the same valley wherever it is shown. */
const seed = 1863;

const desktop = { width: 1920, height: 1200 } as const;
const phone = { width: 1080, height: 1350 } as const;
const wide = { width: 1920, height: 823 } as const;
const quilt = { width: 960, height: 1200 } as const;

/** Twice the size, then reduced: smooth edges. */
const finish = { seed, fineness: 2 } as const;

/** Every picture of the site by the name of its file in content/images. */
export const pictures: Readonly<Record<string, () => Promise<Sharp> | Sharp>> = {
  'valley-dawn': () => drawValley({ time: 'dawn', ...desktop, ...finish }),
  'valley-night': () => drawValley({ time: 'night', ...desktop, ...finish }),
  'valley-dawn-phone': () => drawValley({ time: 'dawn', ...phone, ...finish }),
  'valley-night-phone': () => drawValley({ time: 'night', ...phone, ...finish }),
  'valley-firstlight-phone': () => drawValley({ time: 'firstlight', ...phone, ...finish }),
  'valley-night-wide': () => drawValley({ time: 'night', ...wide, ...finish }),
  'valley-firstlight-wide': () => drawValley({ time: 'firstlight', ...wide, ...finish }),
  'quilt-dawn': () => drawQuilt({ time: 'dawn', ...quilt, seed }),
  'quilt-night': () => drawQuilt({ time: 'night', ...quilt, seed }),
};
