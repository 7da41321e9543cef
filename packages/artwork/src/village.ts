import { blend, lab, type Lab } from './color';
import { lampsOn, type Lamps } from './lamps';
import { mix, randomFrom, type Random } from './maths';
import type { Scenery } from './scenery';
import { sunSide } from './survey';
import { eye } from './view';

/** Where the town is: three hamlets along the river, by their distance and half their length in kilometers. */
const hamlets = [
  [3.4, 0.4],
  [4.5, 0.35],
  [6, 0.6],
] as const;

/** How many houses it has. */
const townHouses = 30;

/** How far houses stand from the middle of the river: in kilometers, and at least, in half widths of it. */
const plots = { nearest: 0.11, farthest: 0.3, ashore: 1.7 } as const;

/** Width of a house in kilometers, drawn almost three times too wide to be seen from the overlook. */
const houseWidth = 0.04;

/** Below this share of the height the page's own edge may cut the picture: no house there. */
const lowest = 0.95;

/** Shares of a house's width: the height of its wall and of its roof above it, and the half of a window. */
const shape = { wall: 0.46, roof: 0.56, eaves: 0.62, pane: 0.13 } as const;

type House = {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly z: number;
};

/**
 * Builds the town along the river: houses with a wall in the light and one in shade under a roof, one lit window each
 * after dark, and a church.
 * @returns the light of the windows
 */
export function buildVillage(scenery: Scenery, seed: number): Lamps {
  const random = randomFrom(seed);
  const lamps = lampsOn(scenery.view, scenery.palette);
  const houses = sites(scenery, random).sort((a, b) => b.z - a.z);
  houses.forEach((house, order) => {
    const lit = random() < scenery.palette.windowShare;
    paintHouse(scenery, house, lit, order === Math.floor(houses.length * 0.6));
    if (!lit) return;
    const pane = house.width * shape.pane;
    lamps.shine(
      house.x - house.width * 0.16,
      house.foot - house.width * shape.wall * 0.52,
      pane,
      0.7 + 0.3 * random(),
    );
  });
  return lamps;
}

/** Where houses stand: in sight, on dry and open ground, not in one another. */
function sites(scenery: Scenery, random: Random): House[] {
  const { land, view, survey } = scenery;
  const houses: House[] = [];
  for (let attempt = 0; attempt < 1500 && houses.length < townHouses; attempt++) {
    const [middle, half] = hamlets[Math.floor(random() * hamlets.length)] ?? hamlets[0];
    const z = mix(middle - half, middle + half, random());
    const away = mix(plots.nearest, plots.farthest, random() ** 2) * (random() < 0.6 ? -1 : 1);
    const x = land.course(z) + away;
    if (land.river(x, z) < plots.ashore) continue;
    const column = Math.round(view.width / 2 + (x / z - view.turn) * view.focal);
    const row = Math.round(view.horizon - ((land.height(x, z) - eye) / z) * view.focal);
    if (column < 2 || row < 2 || column >= view.width - 2 || row >= view.height * lowest) continue;
    const seen = survey.distance[row * view.width + column] ?? 0;
    if (Math.abs(seen - z) / z > 0.04) continue;
    const width = (houseWidth / z) * view.focal * mix(0.8, 1.15, random());
    const free = houses.every(
      (house) =>
        Math.abs(house.x - column) > width * 1.2 || Math.abs(house.foot - row) > width * 0.9,
    );
    if (free) houses.push({ x: column, foot: row, width, z });
  }
  return houses;
}

function paintHouse(
  scenery: Scenery,
  { x, foot, width, z }: House,
  lit: boolean,
  church: boolean,
): void {
  const { palette, ground, view, spotAt, paint } = scenery;
  const spot = { ...spotAt(Math.min(foot, view.height - 1) * view.width + x), z };
  const ink = (color: Lab): Lab => ground.veil(color, spot);
  const wall = ink(lab(palette.wall));
  const inks = {
    wall,
    shade: blend(wall, ink(lab(palette.bank)), 0.45),
    roof: ink(blend(lab(palette.bank), lab(palette.ink), 0.35)),
    edge: ink(blend(lab(palette.bank), lab(palette.wall), 0.45)),
    pane: lit ? lab(palette.window) : ink(lab(palette.bank)),
  };
  const side = sunSide(view);
  const steeple = church ? 0.75 : 0;
  const top = shape.wall + shape.roof;
  for (let y = Math.floor(foot - width * (top + steeple)); y <= foot; y++) {
    for (let column = Math.floor(x - width); column <= x + width; column++) {
      const across = ((column + 0.5 - x) / width) * side;
      const up = (foot - y - 0.5) / width;
      const color = houseAt(across, up, steeple, inks);
      if (color) paint(column, y, z, color);
    }
  }
}

/** The color of a house at a place, in its widths from the middle of its foot, toward the sun and up. */
function houseAt<Ink>(
  across: number,
  up: number,
  steeple: number,
  inks: Readonly<Record<'wall' | 'shade' | 'roof' | 'edge' | 'pane', Ink>>,
): Ink | undefined {
  const { wall, roof, eaves, pane } = shape;
  if (steeple > 0 && Math.abs(across) < 0.13 && up > wall) {
    const spire = wall + roof + steeple - up;
    if (up < wall + roof + 0.1) return across > 0 ? inks.wall : inks.shade;
    return Math.abs(across) < spire * 0.2 ? inks.roof : undefined;
  }
  if (up > wall) {
    // a gable, whose slope toward the sun is paler
    const edge = eaves * (1 - (up - wall) / roof);
    if (Math.abs(across) > edge) return undefined;
    return across > edge - 0.16 ? inks.edge : inks.roof;
  }
  if (Math.abs(across) > 0.48) return undefined;
  if (Math.abs(across + 0.16) < pane && Math.abs(up - wall * 0.52) < pane) return inks.pane;
  return across > 0.2 ? inks.wall : inks.shade;
}
