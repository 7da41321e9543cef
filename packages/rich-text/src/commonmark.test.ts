import { type Node, Parser } from 'commonmark';
import * as fc from 'fast-check';
import { parseLine } from './parse';

/* Marks within a line are those of Markdown: its reference implementation reads the same. */

/** Each character that is shown, with its marks. */
function expected(line: string): readonly string[] {
  const walker = new Parser().parse(line).walker();
  const shown: string[] = [];
  for (let event = walker.next(); event; event = walker.next()) {
    const { node, entering } = event;
    if (!entering || node.type !== 'text') continue;
    const around = ancestors(node);
    const has = (type: Node['type']) => around.some((above) => above.type === type);
    // the reference implementation writes targets as addresses
    const href = decodeURI(around.find(({ type }) => type === 'link')?.destination ?? '');
    shown.push(...marked(node.literal ?? '', has('strong'), has('emph'), href));
  }
  return shown;
}

function ancestors({ parent }: Node): readonly Node[] {
  return parent ? [parent, ...ancestors(parent)] : [];
}

function actual(line: string): readonly string[] {
  return parseLine(line).words.flatMap(({ text, bold, emphasis, href = '' }) =>
    marked(text, bold, emphasis, href),
  );
}

function marked(text: string, bold: boolean, emphasis: boolean, href: string): readonly string[] {
  const marks = [bold && 'bold', emphasis && 'emphasis', href].filter(Boolean).join(' ');
  return text.split('').map((character) => `${character} ${marks}`);
}

const pieces = fc.constantFrom(
  ...['a', 'x ', ' ', 'é', '.', '"', '\\', '(', ')'],
  ...['*', '**', '***', '****', '[', ']', '[b](/c)', '](/c)', '](/c(d))'],
);

/** Targets with a title, with spaces around, with a backslash, with brackets in brackets: no links here. */
const onlyInMarkdown = /\([^)]*"|\(\s|\s\)|\]\(\S*\\|\]\([^)]*\([^)]*\(/;

it('reads emphasis, links and escapes as Markdown does', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      fc.pre(!onlyInMarkdown.test(parts.join('')));
      const line = `x${parts.join('').trimEnd()}`;
      expect(actual(line)).toEqual(expected(line));
    }),
    // the same texts at every run
    { numRuns: 3000, seed: 1 },
  );
});
