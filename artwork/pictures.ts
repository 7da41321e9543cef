import type { Sharp } from 'sharp';
import type { Time } from './palettes';
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

/**
 * The valley for phones, cut to a square: its place is at most as tall as wide, and what is never shown
 * would weigh a fifth. The cut leaves 42 % of what goes above, as `object-position` in
 * `src/decorations/scenery.tsx` does, so that every phone shows what it would of the whole.
 */
async function drawForPhone(time: Time): Promise<Sharp> {
  const { width, height } = phone;
  const top = Math.round(0.42 * (height - width));
  const whole = await drawValley({ time, ...phone, ...finish });
  return whole.extract({ left: 0, top, width, height: width });
}

/** Every picture of the site by the name of its file in content/images. */
export const pictures: Readonly<Record<string, () => Promise<Sharp> | Sharp>> = {
  'valley-dawn': () => drawValley({ time: 'dawn', ...desktop, ...finish }),
  'valley-night': () => drawValley({ time: 'night', ...desktop, ...finish }),
  'valley-dawn-phone': () => drawForPhone('dawn'),
  'valley-night-phone': () => drawForPhone('night'),
  'valley-firstlight-phone': () => drawForPhone('firstlight'),
  'valley-night-wide': () => drawValley({ time: 'night', ...wide, ...finish }),
  'valley-firstlight-wide': () => drawValley({ time: 'firstlight', ...wide, ...finish }),
  'quilt-dawn': () => drawQuilt({ time: 'dawn', ...quilt, seed }),
  'quilt-night': () => drawQuilt({ time: 'night', ...quilt, seed }),
};
