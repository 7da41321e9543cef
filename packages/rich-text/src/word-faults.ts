import type { Range } from './blocks';
import type { FaultFinding, LineFault } from './fault';

type Sign = {
  readonly pattern: RegExp;
  readonly finding: (found: string, line: string, index: number) => FaultFinding;
};

/** What does not belong into words that no mark has claimed. */
const signs: readonly Sign[] = [
  {
    // not where it is a sign of arithmetic
    pattern: /\*+/g,
    finding: (mark, line, index) => ({
      code: 'mark-unclosed',
      params: { mark, near: near(line, index, mark.length) },
    }),
  },
  {
    pattern: /`[^`]+`|~~[^~]+~~|==[^=]+==/g,
    finding: (found) => ({ code: 'mark-unknown', params: { found, better: '' } }),
  },
  {
    // a target with a space before or in it, without its end, or without words in square brackets
    pattern:
      /(?:\[[^[\]]*)?\](?:\((?=\/|#|https?:|mailto:|tel:|[^()]*$)| \((?=\/|#|https?:|mailto:|tel:))[^()]*\)?/g,
    finding: (found) => ({ code: 'link-broken', params: { found } }),
  },
  {
    pattern: /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])[^_]*[^\s_]\1(?![\p{L}\p{N}_])/gu,
    finding: (found) => ({
      code: 'mark-unknown',
      params: {
        found,
        better: found.replaceAll(/^_+|_+$/g, (mark) => '*'.repeat(mark.length)),
      },
    }),
  },
  {
    pattern: /<\/?[a-z][^<>]*>|<!--|&[a-z]+;|&#x?[\da-f]+;/gi,
    finding: (found) => ({ code: 'html-refused', params: { found } }),
  },
];

/** Marks that are broken or unknown, in a part of a line that no mark has claimed. */
export function* wordFaults(line: string, { from, to }: Range): Generator<LineFault> {
  for (const { pattern, finding } of signs)
    for (const { 0: found, index } of line.slice(from, to).matchAll(pattern)) {
      const place = { from: from + index, to: from + index + found.length };
      if (isArithmetic(line, place)) continue;
      yield { ...finding(found, line, place.from), ...place };
    }
}

/** Whether a sign has a space on both sides, or a digit: "3 * 4", "3*4". */
function isArithmetic(line: string, { from, to }: Range): boolean {
  const around = (line[from - 1] ?? ' ') + (line[to] ?? ' ');
  return line.slice(from, to).startsWith('*') && /^(?:\s\s|\d\d)$/.test(around);
}

/** A few words after a mark, or before it at the end of a line. */
function near(line: string, index: number, length: number): string {
  const after = line.slice(index + length).trim();
  const words =
    after === ''
      ? line.slice(0, index).trim().split(/\s+/).slice(-3)
      : after.split(/\s+/).slice(0, 3);
  return words.join(' ');
}

const vague =
  /^(?:(?:click|tap|press|look|see) )?(?:here|this|this (?:link|page)|link|more|read more|learn more)[.!…]?$/i;

/** Whether words don't say where a link leads. */
export function isVague(text: string): boolean {
  return vague.test(text.trim());
}
