import {
  at,
  filled,
  glow,
  hay,
  joints,
  line,
  opened,
  roof,
  rows,
  shade,
  shine,
  smoke,
  tin,
  trim,
  wall,
} from './drawing-parts';
import { door, litWindow } from './openings';
import { copse, hill, shrub } from './plants';

/** A round bale, 19 × 12. */
export const bale =
  hay('M-9 0a8 8 0 0 1 0-12H5V0z') +
  shade('M-12-3H5v3H-9z', 0.2) +
  '<circle cx="5" cy="-6" r="6" fill="var(--hay)"/>' +
  joints('M5 0a6 6 0 0 1 0-12m0 6a2 2 0 0 1 2 2a3 3 0 0 1-5-2a4 4 0 0 1 7 0');

/** Those that are known by a building of their own. */
export const cardBuildings = {
  'fire-tower':
    copse(250, 140) +
    copse(378, 148) +
    copse(60, 147, 0.8) +
    hill('c110 0 190-14 260-14s90 14 140 14') +
    line('M303 138l13-77m23 77l-13-77m-20 63h30m-27-20h24m-21-20h18', 'roof', 2) +
    line('M305 124l28-20m4 20l-28-20m0 0l21-20m3 20l-21-20m0 0l16-16m2 16l-16-16', 'roof', 1) +
    wall('M309 43h22l7-2v16l-7 2h-22z') +
    shine('M309 43h22v16h-22z', 0.12) +
    shade('M331 43l7-2v16l-7 2z') +
    roof('M305 59h27l8-2v2l-8 2h-27zM303 44l15-14 8-2 18 13-9 3z') +
    shine('M318 30l8-2 18 13-9 3z', 0.3) +
    line('M318 30l8-2 18 13', 'hay', 0.8) +
    litWindow(315.5, 46) +
    opened(glow(320, 51, 40)) +
    shrub(302, 142, 0.7),
  mill:
    copse(60, 147) +
    hill('c80 0 100-12 150-12s60 6 90 18 90-6 160-6') +
    at(82, 48, 1, 'hall') +
    smoke(146, 80, 0.7) +
    roof('M143 80h6v14l-6-6z') +
    litWindow(122, 114) +
    door(145, 127) +
    // the race brings water over the wheel
    line(`M200 108h400M212 108${rows('v48m40-48', 6)}`, 'wall', 2) +
    tin('M186 103h414v3H186z') +
    `<g fill="none" stroke="var(--roof)" stroke-width="2"><circle cx="190" cy="126" r="21" stroke-width="5"/><path d="M190 105v42m-21-21h42m-36-15l30 30m0-30l-30 30"/></g>` +
    trim('M112 164c24-14 80-14 148-13s90 2 140 4h200v9z') +
    tin(
      'M150 157q17-3 32 0q-16 2-32 0zm44 1q14-2 26 0q-13 2-26 0zm36-3q20-2 38 0q-19 2-38 0zm54 4q16-2 28 0q-14 2-28 0z',
    ) +
    copse(330, 151) +
    copse(368, 152, 1.4) +
    shrub(136, 157, 0.8),
  workshop:
    copse(84, 147) +
    copse(336, 148, 1.1) +
    hill('c80 0 120-8 200-8s130 8 200 8') +
    smoke(272, 76, 0.8) +
    trim('M267 78h9l2 40h-13z') +
    shade('M267 78h5v40h-7z', 0.5) +
    wall('M130 144v-36l34-18v18l34-18v18l34-18v18h28l18-4v36l-18 4z') +
    shine('M130 144v-36l34-18v18l34-18v18l34-18v18h28v36z', 0.12) +
    shade('M260 144v-36l18-4v36z') +
    joints(`M260 144${rows('m-130-7h130', 5)}`) +
    roof(
      'M126 110l38-21v3l-34 19zm38-1l34-20v3l-30 17zm34 0l34-20v3l-30 17zm34-3h28l20-4v3l-20 5h-28z',
    ) +
    shine('M164 90l8-2v16l-8 4zm34 0l8-2v16l-8 4zm34 0l8-2v18h-8z', 0.6) +
    litWindow(139, 118) +
    litWindow(172, 118) +
    trim('M204 128h11v1h-11z') +
    shade('M205 118h9v10h-9z', 0.5) +
    door(238, 131) +
    shrub(284, 147, 0.8),
  fields:
    copse(350, 142, 1.1) +
    copse(210, 128, 0.7) +
    hill('c90 0 150-30 230-30s110 26 170 30') +
    shine('M0 160l240-40L60 160zm110 0l136-40-66 40zm100 0l44-40-4 40z') +
    wall('M299 126V84h12v42z') +
    shine('M307 84h4v42h-4z', 0.4) +
    roof('M298 86c0-16 14-16 14 0z') +
    joints(`M299 90${rows('h12m-12 8', 4)}`) +
    at(230, 52, 0.8, 'hall') +
    filled('stitch')('M267 88h9v9h-9z') +
    filled('dye')('M267 88h4.5v4.5zm9 0v4.5h-4.5zm0 9h-4.5v-4.5zm-9 0v-4.5h4.5z') +
    litWindow(261, 105) +
    door(276, 113) +
    at(128, 147, 1, 'bale') +
    at(164, 138, 0.8, 'bale') +
    at(88, 153, 1.1, 'bale'),
  schoolhouse:
    copse(74, 147) +
    copse(330, 148) +
    hill('c90 0 120-12 190-12s120 12 210 12') +
    at(120, 30, 1.2, 'hall') +
    wall('M173 76V60h18v15l-9-8z') +
    shade('M177 64h10v8l-5-4-5 4z', 0.6) +
    tin('M180 69c0-5 4-5 4 0l1 2h-6z') +
    roof('M170 61l12-13 4-1 9 14z') +
    line('M182 48l4-1 9 14', 'hay', 0.8) +
    litWindow(162, 108) +
    litWindow(194, 108) +
    door(179, 127) +
    line('M262 146v-24h40v26m-28-26v16h8v-16', 'wall', 1.8),
} as const;
