import type { SiteColors } from './colors';

/** Colors of the quilt. */
export type Cloth = {
  /** Sky first, then each ridge from far to near: three cloths each, close in tone. */
  readonly lands: readonly (readonly [string, string, string])[];
  readonly sun: readonly [string, string, string];
  readonly hearth: string;
  readonly rose: string;
  /** Lines between the pieces, and how strong they are. */
  readonly seam: string;
  readonly seamPower: number;
};

/** The quilts by day and by night. */
export const clothsFrom = ({
  accent,
  ink,
  darkCloth,
}: SiteColors): Readonly<Record<'dawn' | 'night', Cloth>> => ({
  dawn: {
    lands: [
      ['#eef0e8', '#eaeee8', '#f3ebdf'],
      ['#bccdd1', '#b5c8ce', '#c3d1cf'],
      ['#82a5b1', '#7a9dab', '#8ba9a8'],
      ['#437682', '#3d7080', '#497b77'],
      ['#1f4d5c', '#1a4552', '#2a5a55'],
      ['#103139', '#0c2932', '#16403d'],
    ],
    sun: ['#f7c873', '#f4bb5c', '#f9dca4'],
    hearth: accent.plain,
    rose: '#a82c60',
    seam: '#0a222b',
    seamPower: 0.11,
  },
  night: {
    lands: [
      ['#5b7d8d', '#5f8190', '#557686'],
      ['#3f6172', '#436575', '#3b5b69'],
      ['#2c4b5b', '#2a4857', '#2f4d54'],
      [darkCloth, '#18303d', '#1d393c'],
      ['#10252f', '#0e2029', '#132a30'],
      ['#081720', '#07141c', '#0b1b22'],
    ],
    sun: ['#d9d3bd', '#cfcab8', '#ebe4cd'],
    hearth: accent.onDark,
    rose: '#a93a6a',
    seam: ink,
    seamPower: 0.26,
  },
});
