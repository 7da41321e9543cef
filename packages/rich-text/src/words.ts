import type { Range, Span } from './blocks';
import { marksOf, type Marks } from './inline-marks';

/** The words of a line with the marks that they have, and which places are only words. */
export type MarkedLine = {
  readonly spans: readonly Span[];
  readonly marks: Marks;
  /** The parts between marks. */
  readonly plain: readonly Range[];
};

/** Without one of these characters, a line is only words. */
const signs = /[\\*[\]]/;

const noMarks: Marks = { pairs: [], links: [], escapes: [] };

/** Reads the words of a line without the mark of a block. */
export function readWords(line: string): MarkedLine {
  const marks = signs.test(line) ? marksOf(line) : noMarks;
  const { pairs, links, escapes } = marks;
  const hidden: readonly Range[] = [
    ...pairs.flatMap(({ open, close }) => [open, close]),
    ...links.flatMap(({ from, to, label }) => [
      { from, to: label.from },
      { from: label.to, to },
    ]),
    ...escapes.map((from) => ({ from, to: from + 1 })),
  ];
  const parts = partsBetween(
    line,
    [...hidden].sort((first, second) => first.from - second.from),
  );
  const spans = parts.map(({ from, to }): Span => {
    const around = pairs.filter(({ open, close }) => open.to <= from && to <= close.from);
    const link = links.find(({ label }) => label.from <= from && to <= label.to);
    return {
      text: line.slice(from, to),
      bold: around.some(({ bold }) => bold),
      emphasis: around.some(({ bold }) => !bold),
      ...(link && { href: line.slice(link.target.from, link.target.to) }),
      from,
      to,
    };
  });
  const isEscaped = ({ from }: Range) => escapes.includes(from - 1);
  return { spans, marks, plain: parts.flatMap((part) => withoutEscaped(part, isEscaped(part))) };
}

/** An escaped character is no sign of anything. */
function withoutEscaped({ from, to }: Range, isEscaped: boolean): readonly Range[] {
  const plain = { from: isEscaped ? from + 1 : from, to };
  return plain.from < to ? [plain] : [];
}

function partsBetween(line: string, hidden: readonly Range[]): readonly Range[] {
  const ends = [...hidden, { from: line.length, to: line.length }];
  return ends
    .map(({ from: to }, index) => ({ from: hidden[index - 1]?.to ?? 0, to }))
    .filter(({ from, to }) => from < to);
}
