import { parser as markdown } from '@lezer/markdown';
import type { LinkTarget, Range, Span } from './blocks';
import type { LineFault } from './fault';
import { isVague, wordFaults } from './word-faults';

/** Markdown's marks within a line, as far as a text may hold them. */
const parser = markdown.configure({
  remove: [
    ...['LinkReference', 'IndentedCode', 'FencedCode', 'Blockquote', 'HorizontalRule'],
    ...['BulletList', 'OrderedList', 'ATXHeading', 'SetextHeading', 'HTMLBlock'],
    ...['HTMLTag', 'Autolink', 'InlineCode', 'Image', 'Entity', 'HardBreak'],
  ],
});

type Node = ReturnType<typeof parser.parse>['topNode'];
type Style = Pick<Span, 'bold' | 'emphasis' | 'href'>;

/** What is found in a line, from its start to its end. */
export type Piece =
  { readonly span: Span } | { readonly link: LinkTarget } | { readonly fault: LineFault };

const plain: Style = { bold: false, emphasis: false };

/** Without one of these characters, a line is only words. */
const signs = /[\\*_[\]]/;

/** The words, links and faults of a line without the mark of a block. */
export function piecesOf(line: string): Generator<Piece> {
  return signs.test(line)
    ? within(line, parser.parse(line).topNode, plain)
    : words(line, { from: 0, to: line.length }, plain);
}

function* words(line: string, { from, to }: Range, style: Style): Generator<Piece> {
  const text = line.slice(from, to);
  for (const fault of wordFaults(line, { from, to })) yield { fault };
  yield { span: { text, ...style, from, to } };
}

/** The pieces inside of a mark, or of a part of it. */
function* within(
  line: string,
  node: Node,
  style: Style,
  { from, to }: Range = node,
): Generator<Piece> {
  let at = from;
  for (let child = node.firstChild; child && child.from < to; child = child.nextSibling) {
    if (child.from < at) continue;
    yield* words(line, { from: at, to: child.from }, style);
    yield* marked(line, child, style);
    at = child.to;
  }
  yield* words(line, { from: at, to }, style);
}

function marked(line: string, node: Node, style: Style): Generator<Piece> | readonly Piece[] {
  const { from, to } = node;
  switch (node.name) {
    case 'Escape':
      return [{ span: { text: line.slice(from + 1, to), ...style, from, to } }];
    case 'EmphasisMark':
      return [];
    case 'Emphasis':
      return emphasized(line, node, { ...style, emphasis: true });
    case 'StrongEmphasis':
      return emphasized(line, node, { ...style, bold: true });
    case 'Link':
      return linked(line, node, style);
    // only words here, such as the brackets of what is no link
    default:
      return within(line, node, style);
  }
}

function* emphasized(line: string, node: Node, style: Style): Generator<Piece> {
  const { from, to } = node;
  if (line[from] === '_') {
    const found = line.slice(from, to);
    const better = found.replaceAll(/^_+|_+$/g, (mark) => '*'.repeat(mark.length));
    yield { fault: { code: 'mark-unknown', params: { found, better }, from, to } };
  }
  yield* within(line, node, style);
}

function* linked(line: string, node: Node, style: Style): Generator<Piece> {
  const { from, to } = node;
  const [opening, closing, parenthesis] = node.getChildren('LinkMark');
  if (!opening || !closing || !parenthesis) {
    const target = brokenTarget.exec(line.slice(to))?.[0];
    if (target !== undefined) yield* brokenLink(line, { from, to: to + target.length });
    yield* within(line, node, style);
    return;
  }
  const url = node.getChild('URL');
  const href = url ? line.slice(url.from, url.to) : '';
  const label = [...within(line, node, { ...style, href }, { from: opening.to, to: closing.from })];
  const text = label.map((piece) => ('span' in piece ? piece.span.text : '')).join('');
  yield* label;
  if (url) yield { link: { href, from: url.from, to: url.to } };
  else yield { fault: { code: 'link-without-target', params: { text }, from, to } };
  if (text.trim() === '')
    yield { fault: { code: 'link-without-words', params: { href }, from, to } };
  else if (isVague(text)) yield { fault: { code: 'link-vague', params: { text }, from, to } };
  if (node.getChild('LinkTitle')) yield* brokenLink(line, node);
}

/** After words in brackets: the target of a link, with a space before or in it, or without its end. */
const brokenTarget = /^(?:\(| \((?=\/|#|https?:|mailto:|tel:))[^()]*\)?/;

function* brokenLink(line: string, { from, to }: Range): Generator<Piece> {
  yield { fault: { code: 'link-broken', params: { found: line.slice(from, to) }, from, to } };
}
