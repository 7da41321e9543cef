import {
  type Color,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  parse,
} from 'culori';

/** What eyes make of a color; those that lack a kind of cone after Machado, Oliveira and Fernandes (2009). */
const eyes = {
  'all colors': (color: Color) => color,
  'no red': (color: Color) => filterDeficiencyProt(1)(color),
  'no green': (color: Color) => filterDeficiencyDeuter(1)(color),
} as const;

/** Whose eyes: those that see all colors, and those that lack a kind of cone. */
export type Eyes = keyof typeof eyes;

export const allEyes = Object.keys(eyes) as readonly Eyes[];

const difference = differenceEuclidean('oklab');

/**
 * How different two colors look: their distance in OKLab, where 1 is black to white.
 * @param color as `#rrggbb`, like the second one
 * @throws if one of them is not a color
 */
export function colorDifference(color: string, second: string, viewer: Eyes): number {
  const [here, there] = [color, second].map((text) => {
    const parsed = parse(text);
    return parsed && eyes[viewer](parsed);
  });
  if (!here || !there) throw new Error(`One of these is not a color: ${color}, ${second}`);
  return difference(here, there);
}
