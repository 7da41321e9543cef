import { openSync, type Font } from 'fontkit';

/** Lines of text, and the font size at which they fit. */
export type Setting = { readonly lines: readonly string[]; readonly size: number };

const file = 'node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2';

/** Straight quotes are drawn as curly ones in headings; on pages the font does so. */
export const typographic: Readonly<Record<string, string>> = { "'": '’', '"': '”' };

let opened: Font | undefined;

/** Besley 600, the display font, with more characters than the subset of the pages. */
function besley(): Font {
  // not a font collection
  opened ??= openSync(file) as Font;
  return opened;
}

const isInFont = (letter: string) => besley().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/**
 * A text in characters of the font: a letter that the font lacks becomes its base ("Ć" → "C") or is left
 * out.
 */
function inFont(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) =>
    isInFont(letter) ? letter : letter.normalize('NFD').charAt(0),
  );
  return letters.filter(isInFont).join('');
}

function layout(text: string) {
  return besley().layout(inFont(text).replace(/['"]/g, (mark) => typographic[mark] ?? mark));
}

/** Width of a line in units of its size. */
function widthOf(text: string): number {
  return layout(text).advanceWidth / besley().unitsPerEm;
}

/**
 * Breaks text into as few balanced lines as possible, at the largest size that fits.
 * @param width of the longest line, in pixels
 * @param sizes to try, in pixels, each with its maximum number of lines; if none fits, the last one is
 *   used, and words that are wider than a line are broken
 */
export function setText(
  text: string,
  width: number,
  sizes: readonly { readonly size: number; readonly lines: number }[],
): Setting {
  const words = inFont(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  for (const { size, lines: most } of sizes) {
    const lines = balance(words, width / size);
    const fits = lines.every((line) => widthOf(line) * size <= width);
    if (fits && lines.length <= most) return { lines, size };
  }
  const { size } = sizes.at(-1) ?? { size: 0 };
  const parts = words.flatMap((word) => partsOf(word, width / size));
  return { lines: balance(parts, width / size), size };
}

/** A word that is wider than a line, in parts that are not. */
function partsOf(word: string, width: number): readonly string[] {
  let part = '';
  const parts: string[] = [];
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Breaks at the narrowest width that needs no more lines than the whole one. */
function balance(words: readonly string[], width: number): readonly string[] {
  let lines = fill(words, width);
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = fill(words, width * share);
    const fits = narrower.every((line) => widthOf(line) <= width);
    if (!fits || narrower.length > lines.length) return lines;
    lines = narrower;
  }
  return lines;
}

function fill(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line of text as SVG outlines of its letters, which look the same on every machine; `y` is its base. */
export function glyphPaths(text: string, x: number, y: number, size: number): string {
  const scale = size / besley().unitsPerEm;
  const { glyphs, positions } = layout(text);
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const left = x + pen * scale;
      pen += positions[index]?.xAdvance ?? glyph.advanceWidth;
      const place = `translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}
