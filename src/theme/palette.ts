/**
 * Raw colors, each defined once. The theme alone reads them, and gives them roles: `tokens.ts` for pages,
 * `drawing-colors.ts` and `painting-colors.ts` for pictures. The number is 1000 × (1 − OKLab lightness): 0 is white, 1000 black.
 */

/*
 * To change the accent, edit these four and run `npm run artwork` (docs/recipes.md). `contrast.test.ts`
 * measures them.
 */

/** `AccentButtonLink` and lit windows in the light scheme; 4.5:1 under `onAccent`. */
export const accent = '#f6b73c';
/** The same button and windows in the dark scheme and in night parts; 4.5:1 under `onAccent`. */
export const accentOnDark = '#ffbe55';
/**
 * Hovered buttons, 4.5:1 under their text; the focus ring on dark, 3:1 on every background; lit windows in
 * pictures.
 */
export const accentPale = '#ffd48c';
/** Lit windows in pictures of the morning. */
export const accentPalest = '#ffe2a0';

export const white = '#ffffff';
export const cream = '#fffaf0';
export const black = '#000000';

export const slate5 = '#fdfefb';
export const slate9 = '#fbfdf9';
export const slate26 = '#f5f7f3';
export const slate46 = '#edf1ec';
export const slate56 = '#e9eeea';
export const slate63 = '#e4ecec';
export const slate123 = '#cbdada';
export const slate139 = '#c9d4d2';
export const slate176 = '#b9c9cb';
export const slate182 = '#b7c7ca';
export const slate307 = '#7fa3b0';
export const slate335 = '#7f99a0';
export const slate378 = '#5f8fa0';
export const slate396 = '#6f868c';
export const slate564 = '#35566a';
export const slate587 = '#34505a';
export const slate633 = '#2a434e';
export const slate645 = '#17424f';
export const slate690 = '#1a3441';
export const slate704 = '#1a303b';
export const slate711 = '#0f3039';
export const slate714 = '#0d2f3a';
export const slate732 = '#0f2a33';
export const slate741 = '#112730';
export const slate743 = '#14262f';
export const slate763 = '#10212a';
export const slate798 = '#0c1820';
export const slate807 = '#0b161d';
export const slate865 = '#04090d';

export const pine549 = '#2b6059';
export const straw236 = '#c3b180';
export const blue573 = '#1347a6';
export const rose197 = '#f4a3c1';
export const rose555 = '#941a50';
export const red192 = '#ffa0b8';
export const red562 = '#94201a';
