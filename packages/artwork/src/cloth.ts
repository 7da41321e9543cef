import type { SiteColors } from './colors';

/** Colors of the quilt. */
export type Cloth = {
  /** Sky first, then each ridge from far to near: three cloths each, close in tone. */
  readonly lands: readonly (readonly [string, string, string])[];
  readonly sun: readonly [string, string, string];
  readonly hearth: string;
  readonly rose: string;
  /** Quilting thread on light and on dark cloth. */
  readonly thread: string;
  readonly threadOnSky: string;
  /** Lines between the pieces, and how strong they are. */
  readonly seam: string;
  readonly seamPower: number;
};

/** The quilts by day and by night. */
export const clothsFrom = ({
  accent,
  ink,
  thread,
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
    thread,
    threadOnSky: '#5c7c86',
    seam: '#0a222b',
    seamPower: 0.11,
  },
  night: {
    lands: [
      ['#12222c', '#142631', '#101f28'],
      ['#2c4c5a', '#2f505e', '#294754'],
      ['#234352', '#203e4b', '#27484d'],
      [darkCloth, '#18303d', '#1d393c'],
      ['#11252f', '#10222c', '#142b2f'],
      ['#0a171e', '#09141b', '#0c1b21'],
    ],
    sun: ['#d9d3bd', '#cfcab8', '#ebe4cd'],
    hearth: accent.onDark,
    rose: '#a93a6a',
    thread: '#dfe9e6',
    threadOnSky: '#7fa0a8',
    seam: ink,
    seamPower: 0.26,
  },
});
