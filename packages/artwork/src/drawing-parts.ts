/*
 * The parts of the flat drawings, as SVG. Their colors are variables, set where they are shown: `--wall`,
 * `--roof`, `--trim` (beams and slats), `--stitch` (thread and smoke), `--ground` and `--tin`, lit windows
 * and blooms from the theme's own, and `--lit` (0 … 1), how far the light of the window reaches.
 */

export const wall = (d: string): string => `<path fill="var(--wall)" d="${d}"/>`;
export const roof = (d: string): string => `<path fill="var(--roof)" d="${d}"/>`;
export const trim = (d: string): string => `<path fill="var(--trim)" d="${d}"/>`;
export const pane = (d: string): string => `<path fill="var(--color-accent)" d="${d}"/>`;

export const line = (d: string, color: string, width: number): string =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${String(width)}" d="${d}"/>`;

/** A footpath, as a dashed line. */
export const stitched = (d: string, width = 2.6): string =>
  `<path fill="none" stroke="var(--stitch)" stroke-width="${String(width)}" stroke-dasharray="8 6" stroke-linecap="round" d="${d}"/>`;

/** The light around a window, as circles, because `<use>` from another document can't use gradients. */
export const glow = (x: number, y: number, radius: number): string =>
  `<g fill="var(--color-accent)" opacity="var(--lit,.55)">` +
  [1, 0.86, 0.72, 0.58, 0.45, 0.34]
    .map((share, ring) => {
      const r = String(Math.round(radius * share));
      return `<circle cx="${String(x)}" cy="${String(y)}" r="${r}" opacity=".${String(3 + 2 * ring).padStart(2, '0')}"/>`;
    })
    .join('') +
  '</g>';

/** Smoke thins out as it rises. */
export const smoke = (x: number, y: number, size = 1): string =>
  [
    ['c-2-5 2-7 1-11', 0.8],
    ['m1-11c-1-4 4-6 2-10', 0.5],
    ['m3-21c-1-3 2-5 0-8', 0.25],
  ]
    .map(
      ([d, opacity]) =>
        `<path fill="none" stroke="var(--stitch)" stroke-opacity="${String(opacity)}" stroke-width="4" stroke-linecap="round" transform="translate(${String(x)} ${String(y)}) scale(${String(size)})" d="M0 0${String(d)}"/>`,
    )
    .join('');

/** The house of the logo, on every page. */
export const house =
  smoke(67, 31) +
  wall('M63 31h8v18l3 9v34H30V58l22-21 11 10z') +
  roof(
    'M25 61 52 35l27 26-3.4 2.6L52 41.4 28.4 63.6zM74 62l29 8.5v4L74 67.5zM97.5 73h2.5v19h-2.5zM85.500 70h2.5v22h-2.5zM74 90h31v2H74z',
  ) +
  glow(52, 71, 30) +
  pane('M45 63h14v16H45z');

/** A covered bridge, 200 wide, that stands on y = 61; its window at `x`. */
export const span = (arch: string, x: number, y: number): string =>
  wall('M16 28h168v28H16z') +
  trim('M24 33h152v4H24z') +
  line(arch, 'trim', 2.2) +
  roof('M6 29 20 12h160l14 17zM8 56h184v5H8z') +
  glow(x + 4.5, y + 5, 26) +
  pane(`M${String(x)} ${String(y)}h9v11h-9z`);

/** The ground of every small drawing; it continues from card to card. */
export const ground = (hill: string): string =>
  `<path fill="var(--ground)" d="M-900 150H0${hill}H1300v30H-900z"/>`;

/** A mailbox of 40 × 48; `--flag` (0 or 1) raises its flag. */
export const mailbox =
  wall('M17 26h5v22h-5z') +
  '<path fill="var(--tin)" d="M4 14a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v12H4z"/>' +
  trim('M4 14a7 7 0 0 1 14 0v12H4z') +
  '<path fill="var(--color-accent)" opacity="var(--flag,0)" d="M28 18V2h9v6h-6v10z"/>' +
  '<path fill="var(--color-accent)" opacity="calc(1 - var(--flag,0))" d="M28 15h16v9h-6v-6H28z"/>';
