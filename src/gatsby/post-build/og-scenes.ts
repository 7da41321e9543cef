import { readFileSync } from 'node:fs';
import { landOf, type LandName, type SceneName } from '../../scenes/schema';
import { sceneDrawings } from '../../scenes/scene-drawings';
import { skies } from '../../scenes/skies';
import { fixed, light } from '../../theme/tokens';

/** The composition of a scene in an Open Graph image of 1200 × 630; in pixels, except for shares. */
type Composition = {
  readonly hour: keyof typeof skies;
  readonly land: {
    /** Of its file in `src/scenes/pictures`. */
    readonly name: string;
    readonly width: number;
    readonly height: number;
    /** The position of its upper left corner. */
    readonly left: number;
    readonly top: number;
  };
  /** Where the sky ends. */
  readonly horizon: number;
  readonly sun: readonly [x: number, y: number];
  /** The box of its drawings, in shares of the land: from the left, from the foot, width. */
  readonly place: readonly [x: number, y: number, size: number];
};

export type OgScene = Composition & (typeof sceneDrawings)[SceneName];

/**
 * Every land by day, composed so that neither the sun nor a drawing is behind three lines
 * of text.
 */
const compositions: Readonly<Record<LandName, Composition>> = {
  overlook: {
    hour: 'dawn',
    land: { name: 'overlook', width: 1280, height: 460, left: -80, top: 205 },
    horizon: 335,
    sun: [1112, 282],
    place: [0.376, 0.168, 0.06],
  },
  homestead: {
    hour: 'morning',
    land: { name: 'homestead', width: 1600, height: 500, left: -150, top: 205 },
    horizon: 350,
    sun: [1080, 220],
    place: [0.526, 0.28, 0.083],
  },
  bridge: {
    hour: 'gold',
    land: { name: 'bridge', width: 1600, height: 500, left: -230, top: 200 },
    horizon: 320,
    sun: [-60, 300],
    place: [0.686, 0.22, 0.09],
  },
  mailbox: {
    hour: 'dusk',
    land: { name: 'mailbox', width: 1600, height: 500, left: -40, top: 285 },
    horizon: 415,
    sun: [260, 450],
    place: [0.385, 0.545, 0.062],
  },
};

/** The scene of that name; the overlook by default, and for an unknown name. */
export function ogScene(name: string | undefined): OgScene {
  const scene =
    name !== undefined && Object.hasOwn(sceneDrawings, name) ? (name as SceneName) : 'overlook';
  return { ...compositions[landOf(scene)], ...sceneDrawings[scene] };
}

/** The sky of `src/scenes/scene.tsx` as SVG: gradient, glow and sun. */
export function skyOf({ hour, horizon, sun: [x, y] }: OgScene): string {
  const colors = skies[hour];
  return `<defs>
<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${horizon - 576}" y2="${horizon}">
<stop stop-color="${light.color.sky}"/><stop offset=".4" stop-color="${colors.high}"/>
<stop offset=".78" stop-color="${colors.low}"/><stop offset="1" stop-color="${colors.horizon}"/>
</linearGradient>
${fading('glow', colors.glow, 0, 0.7)}
${fading('halo', colors.glow, 0.3, 1)}
</defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<ellipse cx="${x}" cy="${y}" rx="744" ry="480" fill="url(#glow)" opacity=".75"/>
<circle cx="${x}" cy="${y}" r="80" fill="url(#halo)" opacity=".6"/>
<circle cx="${x}" cy="${y}" r="26" fill="${fixed.disc}"/>`;
}

/** Reduces the contrast of the land behind the text. */
export const hazeOf = ({ hour }: OgScene): string =>
  `<defs>${fading('haze', skies[hour].low, 0.3, 1)}</defs>
<ellipse cx="320" cy="300" rx="800" ry="220" fill="url(#haze)" opacity=".86"/>`;

const fading = (id: string, color: string, from: number, to: number): string =>
  `<radialGradient id="${id}"><stop offset="${from}" stop-color="${color}"/>` +
  `<stop offset="${to}" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** The drawings of a scene with lit windows and literal colors, since an SVG file has no variables. */
export function drawingsOf({ drawings, box, place, land }: OgScene): string {
  const values: Readonly<Record<string, string>> = {
    'color-accent': light.color.accent,
    'color-linkHover': light.color.linkHover,
    lit: '1',
    flag: '1',
  };
  const defs = readFileSync('src/scenes/drawings.svg', 'utf8')
    .replaceAll(/<\/?svg[^>]*>/g, '')
    .replaceAll('calc(1 - var(--flag,0))', '0')
    .replaceAll(
      /var\(--([\w-]+)(?:,([^)]*))?\)/g,
      (_, name: string, otherwise: string | undefined) => values[name] ?? otherwise ?? '',
    );
  const [x, y, share] = place;
  const [start, , wide, tall] = box;
  const scale = (share * land.width) / wide;
  const left = land.left + x * land.width - start * scale;
  const top = land.top + (1 - y) * land.height - tall * scale;
  const uses = drawings.map((drawing) => `<use href="#${drawing}"/>`);
  return `${defs}<g transform="translate(${left} ${top}) scale(${scale})">${uses.join('')}</g>`;
}
