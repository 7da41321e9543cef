import { quiltThread } from './quilt';

/**
 * The flat drawings of the site, as SVG. They take their colours from where they are shown: `--wall`,
 * `--roof`, `--trim` (beams and slats), `--stitch` (thread and smoke), `--ground` and `--tin`, lit windows and blooms from the theme's own, and
 * `--lit` (0 … 1), how far the light of the window reaches.
 */

const wall = (d: string): string => `<path fill="var(--wall)" d="${d}"/>`;
const roof = (d: string): string => `<path fill="var(--roof)" d="${d}"/>`;
const trim = (d: string): string => `<path fill="var(--trim)" d="${d}"/>`;
const pane = (d: string): string => `<path fill="var(--color-accent)" d="${d}"/>`;

const line = (d: string, color: string, width: number): string =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${String(width)}" d="${d}"/>`;

/** A footpath, as a dashed line. */
const stitched = (d: string, width = 2.6): string =>
  `<path fill="none" stroke="var(--stitch)" stroke-width="${String(width)}" stroke-dasharray="8 6" stroke-linecap="round" d="${d}"/>`;

/** The light around a window, as circles, because `<use>` from another document can't use gradients. */
const glow = (x: number, y: number, radius: number): string =>
  `<g fill="var(--color-accent)" opacity="var(--lit,.55)">` +
  [1, 0.86, 0.72, 0.58, 0.45, 0.34]
    .map((share, ring) => {
      const r = String(Math.round(radius * share));
      return `<circle cx="${String(x)}" cy="${String(y)}" r="${r}" opacity=".${String(3 + 2 * ring).padStart(2, '0')}"/>`;
    })
    .join('') +
  '</g>';

/** Smoke thins out as it rises. */
const smoke = (x: number, y: number, size = 1): string =>
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
const house =
  smoke(67, 31) +
  wall('M63 31h8v18l3 9v34H30V58l22-21 11 10z') +
  roof(
    'M25 61 52 35l27 26-3.4 2.6L52 41.4 28.4 63.6zM74 62l29 8.5v4L74 67.5zM97.5 73h2.5v19h-2.5zM85.500 70h2.5v22h-2.5zM74 90h31v2H74z',
  ) +
  glow(52, 71, 30) +
  pane('M45 63h14v16H45z');

/** A quilt on the clothes line beside the house. */
const laundry =
  line('M100 70Q126 73 150 68M150 62v30', 'roof', 1.6) +
  '<path fill="var(--trim)" d="M110 70.500h31V92h-31z"/>' +
  [1, 0, 1, 0, 2, 0, 1, 0, 1]
    .map((cloth, index) => {
      const [x, y] = [112 + (index % 3) * 9, 71 + Math.floor(index / 3) * 6.5];
      const color = ['stitch', 'color-linkHover', 'color-accent'][cloth] ?? 'stitch';
      return `<path fill="var(--${color})" d="M${String(x)} ${String(y)}h9v6.5h-9z"/>`;
    })
    .join('');

/** A covered bridge, 200 wide, that stands on y = 61; its window at `x`. */
const span = (arch: string, x: number, y: number): string =>
  wall('M16 28h168v28H16z') +
  trim('M24 33h152v4H24z') +
  line(arch, 'trim', 2.2) +
  roof('M6 29 20 12h160l14 17zM8 56h184v5H8z') +
  glow(x + 4.5, y + 5, 26) +
  pane(`M${String(x)} ${String(y)}h9v11h-9z`);

/** The ground of every small drawing; it continues from card to card. */
const ground = (hill: string): string =>
  `<path fill="var(--ground)" d="M-900 150H0${hill}H1300v30H-900z"/>`;

/** A mailbox of 40 × 48; its flag is up as far as `--flag` (0 or 1) says. */
const mailbox =
  wall('M17 26h5v22h-5z') +
  '<path fill="var(--tin)" d="M4 14a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v12H4z"/>' +
  trim('M4 14a7 7 0 0 1 14 0v12H4z') +
  '<path fill="var(--color-accent)" opacity="var(--flag,0)" d="M28 18V2h9v6h-6v10z"/>' +
  '<path fill="var(--color-accent)" opacity="calc(1 - var(--flag,0))" d="M28 15h16v9h-6v-6H28z"/>';

/** For heroes: the house in a box of 92 × 96 from x = 20, what belongs to it around that box. */
const heroDrawings = {
  house,
  laundry,
  path: stitched('M71 93c16 8 34 12 28 28s-40 20-26 44 10 40-24 60'),
  mailbox:
    stitched('M71 94c-8 36 44 42 40 76s-64 40-50 116') +
    `<g transform="translate(100 150) scale(.9)">${mailbox}</g>`,
  bridge:
    '<path fill="var(--wall)" opacity=".55" d="M8 58h30l6 34H-2zM162 58h30l10 34h-46z"/>' +
    span('M18 56Q100 14 182 56', 96, 41),
  // the thread breaks off in mid-road
  road: stitched('M-70 150C-20 140 20 128 52 96s50-30 62-48') + stitched('M122 36l5-8'),
  postbox: mailbox,
};

/** For cards: each at the foot of a box of 400 × 160. */
const placeDrawings = {
  cabin:
    ground('c70 0 120-16 200-16s130 16 200 16') +
    `<g transform="translate(136 40) scale(1.04)">${house}</g>` +
    line('M20 150v-16m22 13v-16m22 12v-16M12 141l60-9', 'wall', 2.4),
  signpost:
    ground('c60 0 110-14 150-34s90-34 140-24 70 58 110 58') +
    stitched('M14 158C60 148 150 154 182 140s-14-20 4-28 20-6 25-18') +
    wall('M198 92V76l13-11 13 11v16z') +
    roof('m195 78 16-14 16 14-2 2-14-12-14 12z') +
    glow(210.5, 82, 22) +
    pane('M207 78h7v8h-7z') +
    wall('M44 158v-46h4v46zM34 114h30l6 6-6 6H34zM58 130H30l-6 6 6 6h28z'),
  bridge:
    ground('c50 0 60-22 130-22 30 0 20 26 70 26s40-26 80-26c60 0 70 22 120 22') +
    `<g transform="translate(110 66) scale(.9)"><path fill="var(--wall)" d="M0 60h28l-3 34H4zM172 60h28l-4 34h-21z"/>${span('M18 55Q59 27 100 38t82 17', 130, 40)}</g>`,
  'fire-tower':
    ground('c110 0 190-14 260-14s90 14 140 14') +
    line(
      'M301 140l14-78M341 140l-14-78M304 122l32-20M338 122l-32-20M308 100l24-18M334 100l-24-18M311 80l17-14M331 80l-17-14',
      'roof',
      2.4,
    ) +
    wall('M309 44h24v15h-24zM305 59h32v3h-32z') +
    roof('m304 44 17-11 17 11z') +
    glow(321, 52, 30) +
    pane('M316 48h10v8h-10z'),
  switchback:
    ground('c80 0 150-10 210-44s90-40 190 44') +
    stitched('M30 160c40-16 150-2 170-14s-44-16-30-24 62 0 74-10-26-12-16-18 24 2 32-6') +
    wall('M244 88V72l15-9 15 9v16z') +
    roof('m240 74 19-13 19 13-2 3-17-11-17 11z') +
    glow(259, 79, 22) +
    pane('M255 75h8v8h-8z') +
    wall('M90 152v-20h3v20zM86 130h16v9H86zM168 128v-16h3v16zM164 110h14v8h-14z'),
  mill:
    ground('c80 0 100-12 150-12s60 6 90 18 90-6 160-6') +
    smoke(150, 66, 0.8) +
    wall('M104 142V88l34-24 34 24v54zM146 66h8v20h-8z') +
    roof('m98 90 40-29 40 29-4 4-36-26-36 26z') +
    glow(126, 108, 26) +
    pane('M120 102h11v13h-11z') +
    trim('M146 104h10v12h-10z') +
    `<g fill="none" stroke="var(--roof)"><circle cx="196" cy="124" r="25" stroke-width="5"/><path stroke-width="2.6" d="M196 97v54M169 124h54M177 105l38 38M215 105l-38 38"/></g>` +
    stitched('M224 148c40 4 90-4 176 2', 2.2),
  workshop:
    ground('c80 0 120-8 200-8s130 8 200 8') +
    smoke(276, 66) +
    wall('M120 144V96l40-20 0 20 40-20v20l40-20v20h20l4-30h12l4 30v48z') +
    roof('m114 98 46-25v6l-44 24zM160 96l40-23v6l-40 23zM200 96l40-23v6l-40 23zM240 94h46v5h-46z') +
    trim('M132 112h16v14h-16zM212 112h16v14h-16z') +
    glow(180, 119, 28) +
    pane('M172 112h16v14h-16z') +
    roof('M250 118h20v26h-20z'),
  fields:
    ground('c90 0 150-30 230-30s110 26 170 30') +
    line(
      'M20 158c100-8 150-34 220-34M50 164c100-10 150-34 200-32M90 166c80-10 120-28 180-26M150 164c50-6 90-20 140-16',
      'trim',
      2,
    ) +
    wall('M262 122V92l18-16 18 16v30zM302 122v-38q0-9 8-9t8 9v38z') +
    roof('m257 94 23-21 23 21-3 3-20-18-20 18zM301 86q0-13 9-13t9 13z') +
    glow(280, 103, 24) +
    pane('M275 97h10v11h-10z') +
    '<g fill="var(--color-accent)" stroke="var(--roof)" stroke-width="1.6"><circle cx="118" cy="140" r="9"/><circle cx="160" cy="130" r="7"/><circle cx="74" cy="150" r="10"/></g>',
  mailbox:
    ground('c70 0 110-6 170-20s130-16 230 20') +
    stitched('M110 158c30-8 84-4 104-12s40-22 64-26') +
    wall('M262 122V98l22-18 22 18v24z') +
    roof('m256 100 28-23 28 23-3 3-25-20-25 20z') +
    glow(284, 107, 26) +
    pane('M279 101h10v11h-10z') +
    wall('M84 156v-36h7v36z') +
    '<path fill="var(--tin)" d="M62 102a13 13 0 0 1 13-13h34a13 13 0 0 1 13 13v22H62z"/>' +
    trim('M62 102a13 13 0 0 1 26 0v22H62z') +
    '<path fill="var(--color-accent)" d="M107 108V78h16v10h-11v20z"/>',
  schoolhouse:
    ground('c90 0 120-12 190-12s120 12 210 12') +
    wall('M150 142V92l44-26 44 26v50zM186 70V44h16v26z') +
    roof('m143 95 51-31 51 31-3 4-48-29-48 29zM181 46l13-14 13 14z') +
    trim('M190 50h8v9h-8zM164 106h12v16h-12zM212 106h12v16h-12z') +
    glow(194, 118, 30) +
    pane('M187 106h14v22h-14z') +
    line('M262 144v-26M258 118h40v18h-40M298 118v26', 'wall', 2.4),
} as const;

/**
 * The file of all drawings, each by its id; those of cards are named `place-…`.
 * @param colors by day, when nothing need be declared, by the name of their variable
 */
export function drawingsSvg(seed: number, colors: Readonly<Record<string, string>>): string {
  const groups = [
    ['quilt-thread', quiltThread(seed)] as const,
    ...Object.entries(heroDrawings),
    ...Object.entries(placeDrawings).map(([name, content]) => [`place-${name}`, content] as const),
  ].map(([id, content]) => `<g id="${id}">${content}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>\n`;
  return svg.replace(/var\(--(\w+)\)/g, (whole, name: string) => {
    const color = colors[name];
    return color === undefined ? whole : `var(--${name},${color})`;
  });
}
