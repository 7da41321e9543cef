import { blend, lab, ramp, type Lab } from './colour';
import { clamp, smoothstep } from './maths';
import type { Noise } from './noise';
import type { Palette } from './palettes/palette';
import type { View } from './view';

export type Sky = {
  /** The sky at a pixel, with the glow, clouds and the sun or moon. */
  readonly colour: (column: number, row: number) => Lab;
  /** How near a pixel is to the sun: 0 … the palette's power; lights mist and haze. */
  readonly nearSun: (column: number, row: number) => number;
};

/** Above this share of the height the sky is plain, so that it joins the page's own colour. */
const plain = 0.12;

/** @param softness - Width of the disc's edge in pixels. */
export function skyOf(view: View, palette: Palette, noise: Noise, softness: number): Sky {
  const { unit, sun, horizon } = view;
  const gradient = ramp(palette.sky);
  const glow = lab(palette.glow);
  const glowRim = lab(palette.glowRim);
  const cloud = lab(palette.cloud);
  const disc = lab(palette.sun);
  const radius = palette.disc * unit;
  // before sunrise the light comes from behind the last ridge
  const source = radius > 0 ? sun.y : horizon;

  const nearSun = (column: number, row: number): number => {
    const away = Math.hypot(column - sun.x, (row - source) * palette.glowFlatness) / unit;
    return Math.exp(-((away / palette.glowSize) ** 2)) * palette.glowPower;
  };

  /** Long thin clouds, low over the horizon. */
  const clouds = (column: number, row: number): number => {
    const [x, y] = [column / unit, row / unit];
    const shape = noise(x * 1.5 + 3, y * 15) + 0.55 * noise(x * 4 + 8, y * 34);
    const band = smoothstep(0.3, 0.7, row / horizon) * smoothstep(1.02, 0.9, row / horizon);
    return band * smoothstep(0.12, 0.5, shape) * palette.cloudPower;
  };

  const disced = (under: Lab, column: number, row: number): Lab => {
    if (radius === 0) return under;
    const away = Math.hypot(column - sun.x, row - sun.y);
    const edge = smoothstep(radius + softness, radius - softness, away);
    const halo = Math.exp((1 - away / radius) / 2.2) * palette.halo;
    return blend(under, disc, away < radius ? edge : Math.max(edge, halo));
  };

  const colour = (column: number, row: number): Lab => {
    const clear = smoothstep(0, plain * view.height, row);
    const near = nearSun(column, row) * clear;
    // the rim of the glow has a hue of its own: blue and gold mixed directly turn brown
    const rim = clamp(Math.sqrt(near) * 0.8);
    let result = blend(gradient(clamp(row / horizon)), glowRim, rim * (1 - near) * 0.6);
    result = blend(result, glow, near * 0.75);
    result = blend(result, cloud, clouds(column, row));
    return disced(result, column, row);
  };

  return { colour, nearSun };
}
