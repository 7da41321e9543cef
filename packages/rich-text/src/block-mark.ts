import type { Block } from './blocks';
import type { LineFault } from './fault';

/** The kind of a line, by the mark at its start. */
export type BlockMark = Pick<Block, 'kind' | 'depth' | 'number'> & {
  /** Where its words begin. */
  readonly start: number;
  readonly faults: readonly LineFault[];
};

type Reader = {
  readonly pattern: RegExp;
  readonly kind: Exclude<Block['kind'], 'paragraph'>;
  readonly depthOf: (mark: string) => Block['depth'];
};

const indent = '  ';
const depthOfItem = (mark: string) => (mark.startsWith(indent) ? 2 : 1);

const readers: readonly Reader[] = [
  { pattern: /^#{2,3} (?=\S)/, kind: 'heading', depthOf: (mark) => (mark.length > 3 ? 2 : 1) },
  { pattern: /^(?: {2})?- (?=\S)/, kind: 'bullet', depthOf: depthOfItem },
  { pattern: /^(?: {2})?(?:0|[1-9]\d{0,2})\. (?=\S)/, kind: 'number', depthOf: depthOfItem },
  { pattern: /^> (?=\S)/, kind: 'quotation', depthOf: () => 1 },
];

/** Marks of other programs, or in another form, with ours. */
const others: readonly (readonly [pattern: RegExp, better: (found: string) => string])[] = [
  [/^ *[*+•·–] (?=\S)/, () => '- '],
  [/^ *(?:\d{1,3}\)|0\d{1,2}\.) (?=\S)/, (found) => `${Number.parseInt(found, 10)}. `],
];

/** Reads the mark at the start of a line. */
export function readBlock(line: string): BlockMark {
  for (const { pattern, kind, depthOf } of readers) {
    const mark = pattern.exec(line)?.[0];
    if (mark === undefined) continue;
    const number = kind === 'number' && { number: Number.parseInt(mark, 10) };
    return { kind, depth: depthOf(mark), ...number, start: mark.length, faults: [] };
  }
  return { kind: 'paragraph', depth: 1, start: 0, faults: faultsOf(line) };
}

function faultsOf(line: string): readonly LineFault[] {
  const alone = /^(?:#{1,6}|-|\d{1,3}\.|>)$/.exec(line.trim())?.[0];
  if (alone !== undefined)
    return [{ code: 'block-empty', params: { found: alone }, from: 0, to: line.length }];
  const level = /^(?:#|#{4,6}) (?=\S)|^#{2,6}(?=[^\s#])/.exec(line)?.[0];
  if (level !== undefined)
    return [{ code: 'heading-level', params: { found: level }, from: 0, to: level.length }];
  for (const [pattern, better] of others) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined)
      return [
        {
          code: 'mark-unknown',
          params: { found, better: better(found) },
          from: 0,
          to: found.length,
        },
      ];
  }
  return [];
}
