import { mix, smoothstep } from './maths';
import type { Noise } from './noise';

/** The valley as a height field. All lengths in kilometers; z is the distance from the overlook. */
export type Land = {
  /** Altitude above the valley floor. */
  readonly height: (x: number, z: number) => number;
  /** Distance from the middle of the river as a share of its half width: below 1 is water. */
  readonly river: (x: number, z: number) => number;
  /** Sideways position of the river at this distance. */
  readonly course: (z: number) => number;
};

/** The same land, seen from a point this many kilometers to the right and into the valley. */
export function seenFrom(land: Land, [right, ahead]: readonly [number, number] = [0, 0]): Land {
  return {
    height: (x, z) => land.height(x + right, z + ahead),
    river: (x, z) => land.river(x + right, z + ahead),
    course: (z) => land.course(z + ahead) - right,
  };
}

export function landFrom(noise: Noise): Land {
  const course = (z: number): number =>
    0.5 + 0.5 * Math.sin(z * 1.25 + 5.4) * smoothstep(0.5, 3, z) + 0.09 * z;

  /** Pools and narrows: a river is never as even as a road. */
  const halfWidth = (z: number): number =>
    (0.034 + 0.0085 * z) * (1 + 0.42 * Math.sin(z * 3.1 + 0.6) + 0.9 * noise(z * 1.9, 8));

  const river = (x: number, z: number): number => Math.abs(x - course(z)) / halfWidth(z);

  /** |noise| with a rounded crease: broad tops and narrow valleys, as old mountains have them. */
  const billow = (x: number, y: number, softness: number): number =>
    Math.sqrt(noise(x, y) ** 2 + softness) - Math.sqrt(softness);

  const height = (x: number, z: number): number => {
    // distances are compressed, so that the ridges look evenly spaced
    const scale = 1 + z / 7;
    const flatX = x / scale;
    const flatZ = 13.3 * Math.log(scale);
    const u = flatX + 0.7 * noise(flatX * 0.3 + 7.1, flatZ * 0.3);
    const v = flatZ + 0.8 * noise(flatX * 0.34, flatZ * 0.3 + 3.7);
    const fold = billow(u * 0.17 + 11, (v + 0.22 * u) * 0.8, 0.003) * 1.55;
    const mass = 0.5 + noise(u * 0.1 + 40, v * 0.13 + 9) * 0.9;
    const spur = billow(u * 0.7 + 3, v * 0.55 + 12, 0.012);
    const knob = billow(u * 2.1 + 2, v * 1.9, 0.01);
    const body = fold * (0.5 + 0.8 * mass);
    const far = smoothstep(5, 30, z);
    const raised =
      body +
      spur * (0.14 + 0.36 * body) * (1 - 0.25 * far) +
      knob * (0.02 + 0.1 * body) * (1 - 0.6 * far);
    // the far ridges are lifted to stay in sight, and the river opens the middle ground
    const whole = raised * (1 + z * 0.078);
    const aside = Math.abs(x - course(z)) + Math.max(0, z - 10) * 0.5;
    return mix(whole * 0.03, whole, smoothstep(0.1, 1.1 + 0.05 * z, aside));
  };

  return { height, river, course };
}
