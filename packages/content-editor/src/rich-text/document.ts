import { isBlank } from 'content-check/visible-text';
import type { Mark as DocumentMark, Node, Schema } from 'prosemirror-model';
import type { Block, Run } from 'rich-text/blocks';
import { itemsAsShown } from 'rich-text/item-marks';
import { type Item, partsOf, type Part } from 'rich-text/parts';

/** The document that shows the blocks of a text; an empty text is one empty paragraph. */
export function documentOf(schema: Schema, blocks: readonly Block[]): Node {
  const parts = partsOf(blocks).map((part) => nodeOf(schema, part));
  return schema.node('doc', null, parts.length > 0 ? parts : [paragraphOf(schema, [])]);
}

function nodeOf(schema: Schema, part: Part): Node {
  const { kind, words, items } = part;
  switch (kind) {
    case 'heading':
    case 'subheading':
      return schema.nodes.heading
        ? schema.node('heading', { depth: kind === 'heading' ? 1 : 2 }, textNodes(schema, words))
        : paragraphOf(schema, words);
    case 'quotation':
      return schema.node(
        'quotation',
        null,
        items.map((item) => paragraphOf(schema, item.words)),
      );
    case 'bullets':
    case 'numbers':
      return listOf(schema, part);
    case 'paragraph':
      return paragraphOf(schema, words);
  }
}

function listOf(schema: Schema, { kind, items, start }: NonNullable<Item['inner']>): Node {
  const children = items.map(({ words, inner }) =>
    schema.node('item', null, [
      paragraphOf(schema, words),
      ...(inner ? [listOf(schema, inner)] : []),
    ]),
  );
  return schema.node(kind, { start }, children);
}

const paragraphOf = (schema: Schema, words: readonly Run[]) =>
  schema.node('paragraph', null, textNodes(schema, words));

/** Words with their marks, as far as the text may have them. */
export function textNodes(schema: Schema, words: readonly Run[]): readonly Node[] {
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

/** The blocks of a document, one for each line of its text; none is empty, and items have the numbers shown. */
export function blocksOf(document: Node): readonly Block[] {
  return itemsAsShown(document.children.flatMap((node) => blocksIn(node, 1)));
}

function blocksIn(node: Node, depth: 1 | 2): readonly Block[] {
  const { name } = node.type;
  if (name === 'bullets' || name === 'numbers') {
    const mark: Omit<Block, 'words'> =
      name === 'bullets'
        ? { kind: 'bullet', depth }
        : { kind: 'number', depth, number: Number(node.attrs.start) };
    return node.children.flatMap((item) =>
      item.children.flatMap((child) =>
        // lists within lists within lists come by pasting alone
        child.isTextblock ? lineOf(child, mark) : blocksIn(child, 2),
      ),
    );
  }
  if (name === 'quotation')
    return node.children.flatMap((child) => lineOf(child, { kind: 'quotation', depth: 1 }));
  if (name === 'heading')
    return lineOf(node, { kind: 'heading', depth: node.attrs.depth === 2 ? 2 : 1 });
  return lineOf(node, { kind: 'paragraph', depth: 1 });
}

function lineOf(node: Node, mark: Omit<Block, 'words'>): readonly Block[] {
  const words = node.children.map((child): Run => {
    const has = (mark: string) => child.marks.some(({ type }) => type.name === mark);
    const link = child.marks.find(({ type }) => type.name === 'link');
    return {
      text: child.text ?? '',
      bold: has('bold'),
      emphasis: has('emphasis'),
      ...(link && { href: String(link.attrs.href) }),
    };
  });
  return words.some(({ text }) => !isBlank(text)) ? [{ ...mark, words }] : [];
}
