import { readFileSync } from 'node:fs';
import { skiesOf } from '../../scenes/scene-definition';
import { fixed, light } from '../../theme/tokens';
import type { ShownScene } from './shown-scene';

/** In pixels. */
export const sunRadius = 26;

/** The sky of `src/scenes/scene.tsx` as SVG: gradient, glow and sun. */
export function skySvg({ scene, composition: { horizon, sun } }: ShownScene): string {
  const colors = skiesOf(scene).light;
  return `<defs>
<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${horizon - 576}" y2="${horizon}">
<stop stop-color="${light.color.sky}"/><stop offset=".4" stop-color="${colors.high}"/>
<stop offset=".78" stop-color="${colors.low}"/><stop offset="1" stop-color="${colors.horizon}"/>
</linearGradient>
${fading('glow', colors.glow, 0, 0.7)}
${fading('halo', colors.glow, 0.3, 1)}
</defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<ellipse cx="${sun.x}" cy="${sun.y}" rx="744" ry="480" fill="url(#glow)" opacity=".75"/>
<circle cx="${sun.x}" cy="${sun.y}" r="80" fill="url(#halo)" opacity=".6"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sunRadius}" fill="${fixed.disc}"/>`;
}

/** Haze over the land behind the text, so that the text has enough contrast. */
export const hazeSvg = ({ scene }: ShownScene): string =>
  `<defs>${fading('haze', skiesOf(scene).light.low, 0.3, 1)}</defs>
<ellipse cx="320" cy="300" rx="800" ry="220" fill="url(#haze)" opacity=".86"/>`;

const fading = (id: string, color: string, from: number, to: number): string =>
  `<radialGradient id="${id}"><stop offset="${from}" stop-color="${color}"/>` +
  `<stop offset="${to}" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** The drawings of a scene with lit windows and literal colors, since an SVG file has no variables. */
export function drawingsSvg({ scene: { drawings }, composition: { land } }: ShownScene): string {
  if (!drawings) return '';
  const values: Readonly<Record<string, string>> = {
    'color-accent': light.color.accent,
    'color-linkHover': light.color.linkHover,
    lit: '1',
    flag: '1',
  };
  const defs = readFileSync('src/scenes/generated/drawings.svg', 'utf8')
    .replaceAll(/<\/?svg[^>]*>/g, '')
    .replaceAll('calc(1 - var(--flag,0))', '0')
    .replaceAll(
      /var\(--([\w-]+)(?:,([^)]*))?\)/g,
      (_, name: string, otherwise: string | undefined) => values[name] ?? otherwise ?? '',
    );
  const [start, , boxWidth, boxHeight] = drawings.box;
  const { behind: place } = drawings;
  const scale = ((place.width / 100) * land.width) / boxWidth;
  const left = land.left + (place.x / 100) * land.width - start * scale;
  const top = land.top + (1 - place.y / 100) * land.height - boxHeight * scale;
  const uses = drawings.names.map((drawing) => `<use href="#${drawing}"/>`);
  return `${defs}<g transform="translate(${left} ${top}) scale(${scale})">${uses.join('')}</g>`;
}
