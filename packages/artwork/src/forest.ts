import type { Lab } from './color';
import { clamp, mix, randomFrom, smoothstep, type Random } from './maths';
import type { Scenery } from './scenery';
import { sunSide } from './survey';
import { paintTree, type Tree } from './tree';
import { slopeOf } from './view';

/** Height of a crown in kilometers, drawn twice too tall to be seen from the overlook. */
const crownHeight = 0.03;

/** The smallest and the largest crown, as shares of the picture's mean side. */
const crownSizes = { smallest: 0.0021, largest: 0.014 } as const;

/** Behind this distance (km) ridges are haze without trees. */
const lastTrees = 30;

/** Trees are thinned out where more than this share of a pixel is water. */
const shore = 0.02;

/**
 * Plants the forest on the bare land: closed along every crest, whose outline it makes, and over the slopes crown
 * behind crown. As in a halftone, its texture is where light turns to shade, and both ends stay calm.
 */
export function plantForest(scenery: Scenery, seed: number): void {
  const { ground, paint, spotAt } = scenery;
  const random = randomFrom(seed);
  const trees = [...slopeTrees(scenery, random), ...crestTrees(scenery, random)];
  // painters work from far to near
  trees.sort((a, b) => b.z - a.z);
  const side = sunSide(scenery.view);
  for (const tree of trees) {
    const spot = spotAt(tree.index);
    const crown = { ...spot, altitude: spot.altitude + crownHeight / 2 };
    const light = spot.light + (random() - 0.5) * 0.12;
    const contrast = 1 - 0.75 * smoothstep(3, 14, spot.z);
    const ink = (lighter: number, turned: number): Lab => {
      const [lightness, a, b] = ground.color({ ...spot, light: light + turned });
      return ground.veil([lightness + lighter * contrast, a, b], crown);
    };
    paintTree(
      tree,
      { foot: ink(-0.03, 0), crown: ink(0, 0), top: ink(0.024, 0.06) },
      side,
      (x, y, color) => {
        paint(x, y, tree.z, color);
      },
    );
  }
}

/** Trees on slopes, at random places of an even density in the picture. */
function* slopeTrees(scenery: Scenery, random: Random): Generator<Tree> {
  const { view, survey, noise, water, meadow } = scenery;
  const grid = crownSizes.smallest * view.unit * 0.8;
  for (let y = 0; y < view.height; y += grid) {
    for (let x = 0; x < view.width; x += grid) {
      const column = Math.floor(x + random() * grid);
      const row = Math.floor(y + random() * grid);
      const chance = random();
      if (column >= view.width || row >= view.height) continue;
      const index = row * view.width + column;
      const z = survey.distance[index] ?? 0;
      if (z === 0 || z > lastTrees || (water.share[index] ?? 0) > shore) continue;
      const light = survey.light[index] ?? 0;
      const turning = smoothstep(0.02, 0.16, light) * smoothstep(0.62, 0.4, light);
      const groups = smoothstep(-0.25, 0.3, noise(slopeOf(view, column) * z * 1.6 + 31, z * 0.9));
      const near = smoothstep(13, 4, z);
      const density = mix(0.5, 1, turning) * mix(0.6, 1, groups) * mix(0.5, 1, near);
      const crowns = 4.5 * (grid / heightAt(scenery, z)) ** 2;
      if (chance < density * crowns * (1 - (meadow[index] ?? 0)))
        yield treeAt(scenery, index, random);
    }
  }
}

/** Trees along the edges of the land, where something far or the sky is behind it. */
function* crestTrees(scenery: Scenery, random: Random): Generator<Tree> {
  const { view, survey, water, meadow } = scenery;
  for (let index = view.width; index < view.width * view.height; index++) {
    const z = survey.distance[index] ?? 0;
    const behind = survey.distance[index - view.width] ?? 0;
    if (z === 0 || z > lastTrees || (behind !== 0 && behind < z * 1.06)) continue;
    if ((water.share[index] ?? 0) > shore) continue;
    const chance = 1 - (meadow[index] ?? 0);
    if (random() * heightAt(scenery, z) * 0.34 < chance) yield treeAt(scenery, index, random);
  }
}

function treeAt(scenery: Scenery, index: number, random: Random): Tree {
  const { view, survey } = scenery;
  const z = survey.distance[index] ?? 0;
  const height = heightAt(scenery, z) * mix(0.7, 1.15, random());
  const spruces = 0.12 + 0.25 * clamp(survey.altitude[index] ?? 0);
  return {
    index,
    z,
    x: (index % view.width) + random() - 0.5,
    // its foot is hidden by the crowns in front of it
    foot: Math.floor(index / view.width) + height * 0.22,
    height,
    kind: random() < spruces ? 'spruce' : random() < 0.3 ? 'poplar' : 'oak',
    turn: random(),
  };
}

/** Height of a crown in pixels. */
function heightAt({ view }: Scenery, z: number): number {
  const { smallest, largest } = crownSizes;
  return clamp((crownHeight / z) * view.focal, smallest * view.unit, largest * view.unit);
}
