/**
 * Raw colours, each written once. Components don't read them: `tokens.ts` gives them a role, and
 * `artwork/` draws with them. A number says how dark a colour is (OKLab lightness): 0 white, 1000 black.
 */
export const palette = {
  /** To change the accent, edit these five and run `npm run artwork` (docs/design.md). */
  accent: '#f6b73c',
  accentOnDark: '#ffbe55',
  /** Filled buttons and lines on dark. */
  accentBright: '#ffc05a',
  accentPale: '#ffd48c',
  /** Lit windows by day. */
  accentPalest: '#ffe2a0',

  white: '#ffffff',
  cream: '#fffaf0',
  black: '#000000',

  slate5: '#fdfefb',
  slate9: '#fbfdf9',
  slate26: '#f5f7f3',
  slate46: '#edf1ec',
  slate56: '#e9eeea',
  slate63: '#e4ecec',
  slate123: '#cbdada',
  slate139: '#c9d4d2',
  slate150: '#bfd2d4',
  slate176: '#b9c9cb',
  slate182: '#b7c7ca',
  slate307: '#7fa3b0',
  slate335: '#7f99a0',
  slate378: '#5f8fa0',
  slate396: '#6f868c',
  slate548: '#2c5f63',
  slate564: '#35566a',
  slate586: '#35505a',
  slate587: '#34505a',
  slate607: '#2a4b58',
  slate633: '#2a434e',
  slate645: '#17424f',
  slate658: '#1e3d49',
  slate690: '#1a3441',
  slate704: '#1a303b',
  slate711: '#0f3039',
  slate714: '#0d2f3a',
  slate732: '#0f2a33',
  slate743: '#14262f',
  slate763: '#10212a',
  slate786: '#0e1b23',
  slate798: '#0c1820',
  slate812: '#0a151b',
  slate865: '#04090d',

  rose197: '#f4a3c1',
  rose555: '#941a50',
  red168: '#ffb1a6',
  red562: '#94201a',
} as const;

/** A colour of the palette with an opacity from 0 to 1, as CSS writes it. */
export function alpha(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${opacity})`;
}
