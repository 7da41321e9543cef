import type { Block, LinkTarget, Mark, Range, Span } from './blocks';
import { readBlock } from './block-mark';
import { allMarks, inlineMarks } from './blocks';
import type { Fault, LineFault } from './fault';
import { forbiddenMarks } from './forbidden-marks';
import { lineFaults } from './line-faults';
import { merged } from './merge-words';
import { orderFaults } from './order-faults';
import { readWords } from './words';

/** The words of a line, the targets of its links, and its faults, with their places in it. */
export type Line = {
  readonly words: readonly Span[];
  readonly links: readonly LinkTarget[];
  readonly faults: readonly LineFault[];
};

/** A text of several lines: a block for each, with the place of its words. */
export type RichText = {
  readonly blocks: readonly Block<Span>[];
  readonly faults: readonly Fault[];
};

/**
 * Reads a text of one line, which can't hold blocks.
 * @param allowed the marks that it may hold
 */
export function parseLine(line: string, allowed: readonly Mark[] = inlineMarks): Line {
  const { kind, start, depth } = readBlock(line);
  const read = parseWords(line, 0);
  const block = { kind, depth, words: read.words };
  const forbidden = forbiddenMarks(line, block, start, allowed);
  return { ...read, faults: [...forbidden, ...read.faults] };
}

/**
 * Reads a text of blocks.
 * @param lines one for each block
 * @param allowed the marks that it may hold
 */
export function parse(lines: readonly string[], allowed: readonly Mark[] = allMarks): RichText {
  const read = lines.map((line) => parseBlock(line, allowed));
  const blocks = read.map(({ block }) => block);
  return {
    blocks,
    faults: [
      ...read.flatMap(({ faults }, line) => faults.map((fault) => ({ ...fault, line }))),
      ...orderFaults(blocks),
    ].sort((first, second) => first.line - second.line || first.from - second.from),
  };
}

function parseBlock(line: string, allowed: readonly Mark[]) {
  const { start, faults, ...mark } = readBlock(line);
  const read = parseWords(line, start);
  const block: Block<Span> = { ...mark, words: read.words };
  const forbidden = forbiddenMarks(line, block, start, allowed);
  return { block, faults: [...faults, ...forbidden, ...read.faults] };
}

function parseWords(line: string, start: number): Line {
  const written = line.slice(start);
  const read = readWords(written);
  const links = read.marks.links.map(({ target: { from, to } }) => ({
    href: written.slice(from, to),
    from,
    to,
  }));
  const move = <Place extends Range>(place: Place) => moved(place, start);
  return {
    words: merged(read.spans.map(move), (last, { to }) => ({ ...last, to })),
    links: links.filter(({ href }) => href !== '').map(move),
    faults: lineFaults(written, read).map(move),
  };
}

function moved<Place extends Range>(place: Place, by: number): Place {
  return { ...place, from: place.from + by, to: place.to + by };
}
