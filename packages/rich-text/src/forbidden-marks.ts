import type { Block, Mark, Range, Span } from './blocks';
import type { LineFault } from './fault';

/** The marks of a line that its text may not hold. */
export function forbiddenMarks(
  line: string,
  { kind, words }: Block<Span>,
  start: number,
  allowed: readonly Mark[],
): readonly LineFault[] {
  const ofBlock = forbidden(markOf(kind), line, { from: 0, to: start }, allowed);
  return [...ofBlock, ...words.flatMap((span) => forbidden(marksOf(span), line, span, allowed))];
}

function markOf(kind: Block['kind']): readonly Mark[] {
  switch (kind) {
    case 'paragraph':
      return [];
    case 'bullet':
    case 'number':
      return ['list'];
    case 'heading':
    case 'quotation':
      return [kind];
  }
}

function marksOf({ bold, emphasis, href }: Span): readonly Mark[] {
  return [
    ...(bold ? (['bold'] as const) : []),
    ...(emphasis ? (['emphasis'] as const) : []),
    ...(href === undefined ? [] : (['link'] as const)),
  ];
}

function forbidden(
  marks: readonly Mark[],
  line: string,
  { from, to }: Range,
  allowed: readonly Mark[],
): readonly LineFault[] {
  const found = line.slice(from, to);
  return marks
    .filter((mark) => !allowed.includes(mark))
    .map((mark) => ({ code: 'mark-forbidden', params: { mark, found }, from, to }));
}
