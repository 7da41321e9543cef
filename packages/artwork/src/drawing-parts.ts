/*
 * The parts of the flat drawings, as SVG. Their colors are variables, set where they are shown: `--wall`,
 * `--roof`, `--trim` (boards and stone), `--stitch` (thread and smoke), `--ground` and `--hay`
 * (and roads); lit windows and blooms have the theme's own. Every material has three tones: its own, `shade` over
 * it on the left, away from the sun, and `shine` where light meets it.
 *
 * Other variables are numbers from 0 to 1: `--lit`, how far the light of windows reaches; `--lamp`, how bright these and it are; `--open`, doors;
 * `--rise`, taller smoke; `--sewn`, brighter paths; `--flag`, the mailbox's. The class `m` moves to a
 * new value in the time of `--pace`.
 */

/** Draws path data in the color of that name. */
export const filled =
  (color: string) =>
  (d: string): string =>
    `<path fill="var(--${color})" d="${d}"/>`;

export const wall = filled('wall');
export const roof = filled('roof');
export const trim = filled('trim');
export const hay = filled('hay');
export const ground = filled('ground');
export const pane = filled('color-accent');

/** The side away from the light, over a part. */
export const shade = (d: string, opacity = 0.3): string =>
  `<path opacity="${short(opacity)}" d="${d}"/>`;

/** What the light meets, over a part. */
export const shine = (d: string, opacity = 0.2): string =>
  `<path fill="var(--trim)" opacity="${short(opacity)}" d="${d}"/>`;

/** Tin, and water: paler than stone. */
export const tin = (d: string): string =>
  trim(d) + `<path fill="var(--stitch)" opacity=".45" d="${d}"/>`;

/** Grass and leaves in the light, over a part. */
export const sunlit = (d: string, opacity: number): string =>
  `<path fill="var(--hay)" opacity="${short(opacity)}" d="${d}"/>`;

export const line = (d: string, color: string, width: number): string =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${short(width)}" d="${d}"/>`;

/** Joints of boards and stones. */
export const joints = (d: string): string =>
  `<path fill="none" stroke="#000" opacity=".25" d="${d}"/>`;

/** The same `d`, `times` times. */
export const rows = (d: string, times: number): string => d.repeat(times);

/** A part of `shared-parts.ts` in another place and size. */
export const at = (x: number, y: number, size: number, part: string): string => {
  const moved = `translate(${short(x)} ${short(y)})${size === 1 ? '' : `scale(${short(size)})`}`;
  return `<use href="#${part}" transform="${moved}"/>`;
};

/** A part of `shared-parts.ts` as it is. */
export const whole = (part: string): string => `<use href="#${part}"/>`;

/** A number as short as SVG allows. */
export const short = (value: number, digits = 3): string =>
  String(Math.round(value * 10 ** digits) / 10 ** digits).replace(/^(-?)0\./, '$1.');

const rings = 12;

/** How much of the light is left at each ring: none at the outermost. */
const strength = (ring: number): number => 0.62 * (ring / rings) ** 2;

/** Circles, blurred so that no ring is visible. Not every browser draws gradients of another document. */
const circles = Array.from({ length: rings }, (_, ring) => {
  const opacity = (strength(ring + 1) - strength(ring)) / (1 - strength(ring));
  return `<circle r="${short(36 - 3 * ring)}" opacity="${short(opacity)}"/>`;
}).join('');

export const light = `<g class="m" fill="var(--color-accent)" opacity="var(--lit,.55)" filter="blur(2px)">${circles}</g>`;

/** The light around a window. */
export const glow = (x: number, y: number, radius: number): string =>
  at(x, y, radius / 36, 'light');

/** A lit window with its light, which may be turned down. */
export const lamp = (part: string): string => `<g class="m" opacity="var(--lamp,1)">${part}</g>`;

/** What a hovered card brings out, such as an open door. */
export const opened = (part: string): string => `<g class="m" opacity="var(--open,0)">${part}</g>`;

const plume = '<path d="M-1 1c-2-5 2-8 1-14s-3-9 1-17c1 7 4 11 3 17s-3 9-3 14z"/>';

export const plumes = `<g class="m r" fill="var(--stitch)" fill-opacity=".28">${plume}<g transform="scale(1 .8)">${plume}</g><g transform="scale(1 .55)">${plume}</g></g>`;

/** Smoke, one form that thins out as it rises. */
export const smoke = (x: number, y: number, size: number): string => at(x, y, size, 'smoke');
