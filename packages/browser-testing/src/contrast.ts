/** Red, green and blue, from 0 to 255 each, in one number: 0xRRGGBB. */
export type Color = number;

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(color: Color, background: Color): number {
  const [first, second] = [luminance(color), luminance(background)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** WCAG 2.2, relative luminance. */
const luminance = (color: Color): number =>
  0.2126 * linear(color >> 16) +
  0.7152 * linear((color >> 8) & 0xff) +
  0.0722 * linear(color & 0xff);

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
