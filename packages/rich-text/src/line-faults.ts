import type { LineFault } from './fault';
import type { MarkedLine } from './words';
import { isVague, wordFaults } from './word-faults';

/** What is wrong with the marks of a line. */
export function lineFaults(
  line: string,
  { spans, marks, plain }: MarkedLine,
): readonly LineFault[] {
  return [
    ...plain.flatMap((part) => [...wordFaults(line, part)]),
    ...marks.links.flatMap(({ from, to, label, target }): readonly LineFault[] => {
      const href = line.slice(target.from, target.to);
      const text = spans
        .filter((span) => label.from <= span.from && span.to <= label.to)
        .map((span) => span.text)
        .join('')
        .trim();
      return [
        ...(href === ''
          ? [{ code: 'link-without-target' as const, params: { text }, from, to }]
          : []),
        ...(text === ''
          ? [{ code: 'link-without-words' as const, params: { href }, from, to }]
          : []),
        ...(isVague(text) ? [{ code: 'link-vague' as const, params: { text }, from, to }] : []),
      ];
    }),
  ];
}
