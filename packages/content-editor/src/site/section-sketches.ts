/*
 * Small sketches with which the editor shows the kinds of sections that may be added. A kind may have a
 * sketch of its own here.
 */

/** A rectangle of a sketch, which is 100 wide and 40 high. */
type Box = readonly [x: number, y: number, width: number, height: number];

const heading = (x: number, y: number, width: number): Box => [x, y, width, 4];

/** Lines of words; the last one is shorter. */
const lines = (x: number, y: number, width: number, count: number): readonly Box[] =>
  Array.from({ length: count }, (_, index) => [
    x,
    y + index * 3.5,
    index === count - 1 ? width * 0.7 : width,
    1.5,
  ]);

type Sketch = {
  readonly words: readonly Box[];
  /** Pictures, cards and buttons: what is filled. */
  readonly filled?: readonly Box[];
  /** What has a border. */
  readonly framed?: readonly Box[];
};

const thirds = [6, 37, 68];

/** The sketches by the type of their section. */
const sketches: Readonly<Record<string, Sketch>> = {
  'service-cards': {
    words: [heading(6, 4, 34), ...thirds.flatMap((x) => lines(x + 3, 25, 20, 3))],
    framed: thirds.map((x) => [x, 12, 26, 25]),
    filled: thirds.map((x) => [x + 3, 15, 6, 6]),
  },
  banner: {
    words: [heading(8, 12, 44), ...lines(8, 19, 34, 2), [8, 27, 16, 5]],
    filled: [[0, 4, 100, 32]],
  },
  story: {
    words: [heading(54, 6, 36), ...lines(54, 14, 40, 3), ...lines(54, 27, 40, 3)],
    filled: [[6, 6, 40, 28]],
  },
  prose: { words: [heading(20, 4, 40), ...lines(20, 12, 60, 4), ...lines(20, 29, 60, 3)] },
  steps: {
    words: [
      heading(6, 4, 34),
      ...thirds.flatMap((x) => [heading(x + 9, 14, 14), ...lines(x, 24, 24, 4)]),
    ],
    filled: thirds.map((x) => [x, 13, 6, 6]),
  },
  answers: {
    words: [heading(6, 4, 34), ...[14, 23, 32].map((y): Box => [14, y, 46, 2])],
    framed: [12, 21, 30].map((y) => [6, y, 88, 6]),
  },
  label: {
    words: [
      heading(6, 3, 34),
      ...[6, 53].flatMap((x): Box[] => [
        [x + 4, 18, 24, 2],
        ...[25, 30].map((y): Box => [x + 4, y, 30, 1.5]),
      ]),
    ],
    framed: [6, 53].map((x) => [x, 13, 38, 24]),
    filled: [6, 53].map((x) => [x + 4, 21.5, 30, 1.5]),
  },
  links: {
    words: [
      heading(6, 4, 34),
      ...[13, 22, 31].flatMap((y): Box[] => [
        [6, y, 22, 2.5],
        [6, y + 4, 60, 1.5],
      ]),
    ],
  },
  'contact-form': {
    words: [heading(20, 3, 34)],
    framed: [
      [20, 10, 28, 6],
      [52, 10, 28, 6],
      [20, 19, 60, 11],
    ],
    filled: [[20, 33, 18, 5]],
  },
  'contact-details': {
    words: [heading(20, 4, 34), ...[14, 23, 32].map((y): Box => [31, y, 40, 2.5])],
    filled: [12, 21, 30].map((y) => [20, y, 6, 6]),
  },
};

/** The sketch of any other section. */
const plainSketch: Sketch = { words: [heading(6, 6, 40), ...lines(6, 16, 88, 5)] };

/**
 * The sketch of a section as an SVG, in a gray that is seen on light and on dark.
 * @param type a section without a sketch of its own gets a heading and lines of words
 */
export function sectionSketch(type: string): string {
  const { words, filled = [], framed = [] } = sketches[type] ?? plainSketch;
  const rects = (boxes: readonly Box[], attributes = '') =>
    boxes
      .map(
        ([x, y, width, height]) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1"${attributes}/>`,
      )
      .join('');
  const frame = ' fill="none" stroke="#7d8b92"';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40" fill="#7d8b92">' +
    `${rects(framed, frame)}${rects(filled, ' opacity=".55"')}${rects(words)}</svg>`
  );
}
