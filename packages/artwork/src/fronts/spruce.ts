import { mix, type Random } from '../maths';

/** Where a tree stands and how tall it is, in pixels. */
export type Stand = { readonly x: number; readonly base: number; readonly tall: number };

/** Half the width of a tree at its foot, as a share of its height: slender to stout. */
const spread = { from: 0.17, to: 0.22 } as const;

/** The length of boughs on the windward side, as a share of those on the other. */
const windward = 0.84;

/** How far the tip of a bough hangs below where the next one leaves the stem, in gaps between boughs. */
const droop = 0.5;

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The two sides of one red spruce as SVG path data, bough over bough; no two are alike. */
export function sprucePaths(stand: Stand, random: Random): readonly string[] {
  const { x, base, tall } = stand;
  const trunk = tall * 0.014;
  const skirt = base - tall * 0.03;
  return [1, -windward].map((toward) => {
    const edge = x + trunk * Math.sign(toward);
    return (
      `M${point(x, base - tall)}${side(stand, toward, random)}` +
      `L${point(edge, skirt)}L${point(edge, base)}L${point(2 * x - edge, base)}Z`
    );
  });
}

/** The boughs of one side from the tip down: each bows out to its hanging tip and goes home below it. */
function side({ x, base, tall }: Stand, toward: number, random: Random): string {
  const tiers = Math.round(mix(7, 19, Math.min(1, tall / 1100)));
  const gap = (tall * 0.93) / tiers;
  const width = tall * mix(spread.from, spread.to, random()) * toward;
  let path = '';
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const leaves = base - tall + gap * (tier - 0.55 + 0.3 * (random() - 0.5));
    const reach = width * share ** 0.8 * mix(0.62, 1.12, random());
    const tip = leaves + gap * (droop + 0.35 * random() + 0.25 * share);
    path +=
      `Q${point(x + reach * 0.38, leaves + gap * 0.05)} ${point(x + reach, tip)}` +
      `Q${point(x + reach * 0.72, tip - gap * 0.02)} ${point(x + reach * mix(0.4, 0.55, random()), tip - gap * 0.18)}`;
  }
  return path;
}
