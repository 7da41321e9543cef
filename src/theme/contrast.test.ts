import { allEyes, colorDifference } from 'browser-testing/color-difference';
import { contrast } from 'browser-testing/contrast';
import { dark, fixed, light, moreContrast, night } from './tokens';

/* The limits of docs/design.md for colors; tests/e2e/access/contrast.spec.ts measures text over pictures. */

type Token = keyof typeof light.color | 'footerBackground';
type Colors = Readonly<Record<Token, string>>;

const { footerBackground } = fixed;
const lightColors: Colors = { ...light.color, footerBackground };
const darkColors: Colors = { ...dark.color, footerBackground };

const schemes: readonly (readonly [name: string, colors: Colors])[] = [
  ['light', lightColors],
  ['dark', darkColors],
  ['light, more contrast', { ...lightColors, ...moreContrast.light.color }],
  ['dark, more contrast', { ...darkColors, ...moreContrast.dark.color }],
];

const nights: readonly (readonly [name: string, colors: Colors])[] = schemes.map(
  ([name, colors]) => [`night part in ${name}`, { ...colors, ...night.color }],
);

/** Buttons, which look the same on every background (WCAG 1.4.3). */
const labels: readonly (readonly [Token, Token, number])[] = [
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onNote', 'note', 7],
];

/** Text (WCAG 1.4.6, 1.4.3), borders of controls and focus (1.4.11) on each of these backgrounds. */
const on = (backgrounds: readonly Token[], tokens: Readonly<Partial<Record<Token, number>>>) =>
  backgrounds.flatMap((background) =>
    Object.entries(tokens).map(([token, min]) => [token as Token, background, min] as const),
  );

const pagePairs = [
  ...labels,
  ...on(['background', 'surface', 'surface2'], {
    text: 7,
    textMuted: 7,
    linkHover: 4.5,
    error: 7,
    border: 3,
    focus: 3,
  }),
  ...on(['sky'], { text: 7, focus: 3 }),
];

const nightPairs = [
  ...labels,
  ...on(['sky', 'footerBackground'], { text: 7, textMuted: 7, border: 3, focus: 3 }),
];

/** The pairs whose contrast is too low, with their ratio. */
const failures = (colors: Colors, pairs: readonly (readonly [Token, Token, number])[]) =>
  pairs.flatMap(([token, background, min]) => {
    const ratio = contrast(numberOf(colors[token]), numberOf(colors[background]));
    return ratio >= min
      ? []
      : [`${token} on ${background} is ${ratio.toFixed(2)}:1, less than ${min}:1`];
  });

const numberOf = (color: string): number => Number.parseInt(color.slice(1), 16);

it.each(schemes)('%s: text, controls and focus have sufficient contrast', (_, colors) => {
  expect(failures(colors, pagePairs)).toEqual([]);
});

it.each(nights)('%s: text, controls and focus have sufficient contrast', (_, colors) => {
  expect(failures(colors, nightPairs)).toEqual([]);
});

it.each(schemes)('%s: the focus ring does not look like an error to any eyes', (_, colors) => {
  for (const eyes of allEyes)
    expect(colorDifference(colors.focus, colors.error, eyes)).toBeGreaterThan(0.11);
});
