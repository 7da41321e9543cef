import { mix, type Random } from './maths';

/** Where a tree stands and how tall it is, in pixels. */
export type Stand = { readonly x: number; readonly base: number; readonly tall: number };

type Bough = {
  readonly x: number;
  readonly y: number;
  /** Length to the side; negative to the left. */
  readonly reach: number;
  /** How far its tip hangs below where it grows, and how deep its twigs hang. */
  readonly sag: number;
  readonly depth: number;
};

/** Half the width of a tree at its foot, as a share of its height: slender to stout. */
const spread = { from: 0.13, to: 0.185 } as const;

/** The length of boughs on the windward side, as a share of those on the other. */
const windward = 0.62;

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Stem and boughs of one red spruce as SVG path data; no two are alike. */
export function sprucePaths({ x, base, tall }: Stand, random: Random): readonly string[] {
  const tip = base - tall;
  const lean = (random() - 0.35) * 0.025 * tall;
  const width = tall * mix(spread.from, spread.to, random());
  const tiers = Math.round(8 + Math.sqrt(tall) * 0.85);
  const gap = (tall * 0.94) / tiers;
  const axis = (share: number): number => x + lean * (1 - share);
  const stem = stemPath(axis(0), axis(1), tip, base, tall * 0.012 + 0.5);

  // each bough takes after the one above it, so the outline swells and thins instead of sawing
  const swell = { left: 0.9, right: 0.9 };
  const boughs = Array.from({ length: tiers }, (_, tier) => {
    const share = (tier + 0.4) / tiers;
    const taper = 0.06 + 0.94 * share ** 0.9 * (1 - 0.3 * share ** 7);
    return (['left', 'right'] as const).map((side) => {
      swell[side] = mix(swell[side], 0.55 + 0.75 * random(), 0.6);
      const broken = random() < 0.08 ? 0.45 : 1;
      const length = width * taper * swell[side] * broken;
      return boughPath(
        {
          x: axis(share),
          y: tip + tall * (0.015 + 0.94 * share ** 1.05) + gap * (random() - 0.5) * 0.7,
          reach: side === 'left' ? -length * windward : length,
          sag: length * mix(0.18, 0.5, random()) * (0.6 + 0.5 * share),
          depth: Math.min(gap * mix(1, 1.4, random()), length * 0.85),
        },
        random,
      );
    });
  });
  return [stem, ...boughs.flat()];
}

function stemPath(top: number, foot: number, tip: number, base: number, width: number): string {
  return (
    `M${point(foot - width, base)}L${point(top - 0.4, tip)}` +
    `L${point(top + 0.4, tip)}L${point(foot + width, base)}Z`
  );
}

/** A bough: out along its back, which bows and lifts at the tip, and home along its hanging twigs. */
function boughPath({ x, y, reach, sag, depth }: Bough, random: Random): string {
  const back = (share: number): number => y + sag * share * (1.5 - 0.5 * share);
  let path =
    `M${point(x, y - depth * 0.6)}` +
    `Q${point(x + reach * 0.55, y + sag * 0.75)} ${point(x + reach, back(1))}`;
  for (const share of [0.8, 0.52]) {
    const twig = share - 0.03 + 0.06 * random();
    path +=
      `L${point(x + reach * (twig + 0.04), back(twig) + depth * mix(0.45, 0.85, random()))}` +
      `L${point(x + reach * (twig - 0.06), back(twig) + depth * 0.3)}`;
  }
  return `${path}L${point(x - reach * 0.1, y + depth * 1.5)}Z`;
}
