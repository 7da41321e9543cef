import {
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import type { Mark } from 'rich-text/blocks';
import { styleValue } from './pasted-styles';
import type { TextShape } from './text-shape';

const words: NodeSpec = { content: 'text*' };

const paragraph: NodeSpec = {
  ...words,
  group: 'block',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', 0],
};

/** Headings of a text are below that of its section; pasted ones are numbered anew (`setHeadingDepths`). */
const heading: NodeSpec = {
  ...words,
  group: 'block',
  defining: true,
  attrs: { depth: { default: 1 } },
  parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
    tag,
    getAttrs: ({ dataset }: HTMLElement) => ({ depth: dataset.depth === '2' ? 2 : 1 }),
  })),
  toDOM: (node): DOMOutputSpec => [node.attrs.depth === 2 ? 'h5' : 'h4', 0],
};

const lists: Readonly<Record<'bullets' | 'numbers' | 'item', NodeSpec>> = {
  bullets: {
    content: 'item+',
    group: 'block list',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  numbers: {
    content: 'item+',
    group: 'block list',
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: startOf(element) }) }],
    toDOM: ({ attrs: { start } }): DOMOutputSpec =>
      start === 1 ? ['ol', 0] : ['ol', { start: String(start) }, 0],
  },
  item: {
    content: 'paragraph list?',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
};

/** The number of the first item, if a text can hold it. */
function startOf(list: HTMLElement): number {
  const start = list.getAttribute('start') ?? '';
  return /^\d{1,3}$/.test(start) ? Number(start) : 1;
}

const quotation: NodeSpec = {
  content: 'paragraph+',
  group: 'block',
  defining: true,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
};

const italic: TagParseRule = {
  tag: '[data-style*="font-style"]',
  consuming: false,
  getAttrs: (element) => styleValue(element, 'font-style') === 'italic' && null,
};

const markSpecs: Readonly<Record<'link' | 'bold' | 'emphasis', MarkSpec>> = {
  link: {
    attrs: { href: {} },
    // typing after a link does not lengthen it
    inclusive: false,
    parseDOM: [
      { tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) },
    ],
    toDOM: (mark): DOMOutputSpec => ['a', { href: String(mark.attrs.href) }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs puts everything it copies into one that is not bold
      { tag: 'b', getAttrs: (element) => styleValue(element, 'font-weight') !== 'normal' && null },
      {
        tag: '[data-style*="font-weight"]',
        consuming: false,
        getAttrs: (element) => /^(?:bold|[6-9]00)/.test(styleValue(element, 'font-weight')) && null,
      },
    ],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, italic],
    toDOM: () => ['em', 0],
  },
};

/** The documents of a text: no other program can put into them what the text may not hold. */
export function schemaFor({ marks, isBlocks }: TextShape): Schema {
  const allowed = <Spec>(specs: Readonly<Record<string, Spec>>, mark: Mark) =>
    marks.includes(mark) ? specs : {};
  return new Schema({
    nodes: {
      doc: { content: isBlocks ? 'block+' : 'paragraph' },
      paragraph,
      ...(isBlocks && {
        ...allowed({ heading }, 'heading'),
        ...allowed(lists, 'list'),
        ...allowed({ quotation }, 'quotation'),
      }),
      text: {},
    },
    marks: Object.fromEntries(
      Object.entries(markSpecs).filter(([name]) => marks.includes(name as Mark)),
    ),
  });
}
