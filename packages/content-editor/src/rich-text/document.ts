import { isBlank } from 'content-check/visible-text';
import type { Mark as DocumentMark, Node, Schema } from 'prosemirror-model';
import type { Block, Words } from 'rich-text/blocks';
import { outline, type Part } from 'rich-text/outline';

/** The document that shows the blocks of a text; an empty text is one empty paragraph. */
export function documentOf(schema: Schema, blocks: readonly Block[]): Node {
  const parts = outline(blocks).map((part) => nodeOf(schema, part));
  return schema.node('doc', null, parts.length > 0 ? parts : [paragraphOf(schema, [])]);
}

function nodeOf(schema: Schema, { kind, words, items }: Part): Node {
  switch (kind) {
    case 'heading':
    case 'subheading':
      return schema.nodes.heading
        ? schema.node('heading', { depth: kind === 'heading' ? 1 : 2 }, textOf(schema, words))
        : paragraphOf(schema, words);
    case 'quotation':
      return schema.node(
        'quotation',
        null,
        items.map((item) => paragraphOf(schema, item.words)),
      );
    case 'bullets':
    case 'numbers':
      return listOf(schema, { kind, items });
    case 'paragraph':
      return paragraphOf(schema, words);
  }
}

function listOf(schema: Schema, { kind, items }: Pick<Part, 'kind' | 'items'>): Node {
  const children = items.map(({ words, inner }) =>
    schema.node('item', null, [
      paragraphOf(schema, words),
      ...(inner ? [listOf(schema, inner)] : []),
    ]),
  );
  return schema.node(kind, null, children);
}

const paragraphOf = (schema: Schema, words: readonly Words[]) =>
  schema.node('paragraph', null, textOf(schema, words));

function textOf(schema: Schema, words: readonly Words[]): readonly Node[] {
  return words
    .filter(({ text }) => text !== '')
    .map(({ text, bold, emphasis, href }) => {
      const marks: readonly (DocumentMark | false | undefined)[] = [
        href !== undefined && schema.marks.link?.create({ href }),
        bold && schema.marks.bold?.create(),
        emphasis && schema.marks.emphasis?.create(),
      ];
      return schema.text(
        text,
        marks.filter((mark) => mark instanceof Object),
      );
    });
}

/** The blocks of a document, one for each line of its text; without empty ones. */
export function blocksOf(document: Node): readonly Block[] {
  return document.children.flatMap((node) => blocksIn(node, 1));
}

function blocksIn(node: Node, depth: 1 | 2): readonly Block[] {
  const { name } = node.type;
  if (name === 'bullets' || name === 'numbers') {
    const kind = name === 'bullets' ? 'bullet' : 'number';
    return node.children.flatMap((item) =>
      item.children.flatMap((child) =>
        // lists within lists within lists come by pasting alone
        child.isTextblock ? lineOf(child, kind, depth) : blocksIn(child, 2),
      ),
    );
  }
  if (name === 'quotation') return node.children.flatMap((child) => lineOf(child, 'quotation', 1));
  if (name === 'heading') return lineOf(node, 'heading', node.attrs.depth === 2 ? 2 : 1);
  return lineOf(node, 'paragraph', 1);
}

function lineOf(node: Node, kind: Block['kind'], depth: Block['depth']): readonly Block[] {
  const words = node.children.map((child): Words => {
    const has = (mark: string) => child.marks.some(({ type }) => type.name === mark);
    const link = child.marks.find(({ type }) => type.name === 'link');
    return {
      text: child.text ?? '',
      bold: has('bold'),
      emphasis: has('emphasis'),
      ...(link && { href: String(link.attrs.href) }),
    };
  });
  return words.some(({ text }) => !isBlank(text)) ? [{ kind, depth, words }] : [];
}
