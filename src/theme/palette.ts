/**
 * Every color is defined here, once, and has the name of its main use; each group goes from light to dark.
 * Only files of the theme read them: `tokens.ts` says where pages use them, `drawing-colors.ts` and
 * `painting-colors.ts` say where pictures do.
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

export const surface = '#fdfefb';
export const onAction = '#fbfdf9';
export const background = '#f5f7f3';
export const textOnDark = '#edf1ec';
export const surface2 = '#e9eeea';
export const sky = '#e4ecec';
export const actionOnDark = '#cbdada';
export const borderSubtle = '#c9d4d2';
export const textMutedAtNight = '#b9c9cb';
export const textMutedOnDark = '#b7c7ca';
export const trim = '#7fa3b0';
export const borderOnDark = '#7f99a0';
export const farHills = '#5f8fa0';
export const border = '#6f868c';
export const trimAtNight = '#35566a';
export const textMuted = '#34505a';
export const noteOnDark = '#453e33';
export const borderSubtleOnDark = '#2a434e';
export const action = '#17424f';
export const bindingOnDark = '#1a3441';
export const surface2OnDark = '#1a303b';
export const roof = '#0f3039';
export const actionHover = '#0d2f3a';
export const text = '#0f2a33';
export const riverbank = '#112730';
export const surfaceOnDark = '#14262f';
export const onBright = '#10212a';
export const skyOnDark = '#0c1820';
export const backgroundOnDark = '#0b161d';
export const ink = '#04090d';

export const ground = '#2b6059';
export const note = '#e3d9c3';
export const hay = '#c3b180';
export const focus = '#1347a6';
export const linkHoverOnDark = '#f4a3c1';
export const linkHover = '#941a50';
export const errorOnDark = '#ffa0b8';
export const error = '#94201a';
