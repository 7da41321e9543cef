import { lab } from 'artwork/color';

/** What eyes make of red, green and blue light (Machado, Oliveira and Fernandes, 2009, severity 1). */
const eyes = {
  'all colors': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

/** Whose eyes: those that see all colors, and those that lack a kind of cone. */
export type Eyes = keyof typeof eyes;

export const allEyes = Object.keys(eyes) as readonly Eyes[];

/**
 * How different two colors look: their distance in OKLab, where 1 is black to white.
 * @param color as `#rrggbb`, like the second one
 */
export function colorDifference(color: string, second: string, viewer: Eyes): number {
  const [here, there] = [lab(seenBy(viewer, color)), lab(seenBy(viewer, second))];
  return Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]);
}

function seenBy(viewer: Eyes, color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2,
  );
  const channels = eyes[viewer].map(([ofRed, ofGreen, ofBlue]) => {
    const light = ofRed * red + ofGreen * green + ofBlue * blue;
    const value = Math.round(Math.min(1, Math.max(0, light)) ** (1 / 2.2) * 255);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
