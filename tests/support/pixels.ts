import sharp from 'sharp';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A decoded screenshot whose pixels stand where they stood in the page. */
export type Pixels = {
  /** Every colour inside `box`, which is cut to the screenshot. */
  readonly within: (box: Box) => Iterable<Colour>;
};

/**
 * @param png a screenshot at one pixel per CSS pixel
 * @param origin where its left top corner stood
 */
export async function pixelsOf(png: Buffer, origin = { left: 0, top: 0 }): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    *within({ left, top, right, bottom }) {
      const firstX = Math.max(0, Math.floor(left - origin.left));
      const lastX = Math.min(info.width, Math.ceil(right - origin.left));
      const firstY = Math.max(0, Math.floor(top - origin.top));
      const lastY = Math.min(info.height, Math.ceil(bottom - origin.top));
      for (let y = firstY; y < lastY; y += 1) {
        for (let x = firstX; x < lastX; x += 1) {
          const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
          yield [red, green, blue];
        }
      }
    },
  };
}

/**
 * @param css an opaque colour as `getComputedStyle` gives it: `rgb(15, 42, 51)`
 * @throws when it is another kind of colour, whose contrast these tests can't tell
 */
export function colourOf(css: string): Colour {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css) ?? [];
  if (blue === undefined) throw new Error(`not an opaque colour: ${css}`);
  return [Number(red), Number(green), Number(blue)];
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The contrast of `colour` with the pixel inside `box` that it stands out from least. */
export function worstContrast(colour: Colour, pixels: Pixels, box: Box): number {
  let worst = Infinity;
  const known = new Set<number>();
  for (const pixel of pixels.within(box)) {
    const key = (pixel[0] << 16) | (pixel[1] << 8) | pixel[2];
    if (!known.has(key)) worst = Math.min(worst, contrast(colour, pixel));
    known.add(key);
  }
  return worst;
}

/** How much of `boxes`, from 0 to 1, `colour` stands out from by 3:1 (WCAG 2.2, 1.4.11). */
export function shareClear(colour: Colour, pixels: Pixels, boxes: readonly Box[]): number {
  const all = boxes.flatMap((box) => [...pixels.within(box)]);
  return all.filter((pixel) => contrast(colour, pixel) >= 3).length / all.length;
}
