import { DOMParser, Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { isBlank, linesOf } from 'content-check/visible-text';
import { parse } from 'rich-text/parse';
import { oneLine } from '../writing/one-line';
import { documentOf } from './document';
import { prepareForeignHtml } from './foreign-html';

/**
 * Reads pasted HTML, of which the text takes what it may hold.
 * @param onLost called with what was left out, in words
 */
export class ForeignHtmlParser extends DOMParser {
  readonly #onLost: (lost: readonly string[]) => void;

  constructor(schema: Schema, onLost: (lost: readonly string[]) => void) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#onLost = onLost;
  }

  override parseSlice(dom: HTMLElement, options?: Parameters<DOMParser['parseSlice']>[1]): Slice {
    const lost = prepareForeignHtml(dom);
    if (lost.length > 0) this.#onLost(lost);
    return fitting(this.schema, tidied(super.parseSlice(dom, options)));
  }
}

/** Reads pasted text without a format, in which people write lists by hand. */
export function plainSlice(schema: Schema, text: string): Slice {
  const lines = linesOf(text)
    .map((line) =>
      oneLine(line)
        .trim()
        .replace(/^[•·–*]\s+/, '- '),
    )
    .filter((line) => line !== '');
  if (isOneLine(schema) && lines.length > 0)
    return new Slice(Fragment.from(schema.text(lines.join(' '))), 0, 0);
  return Slice.maxOpen(documentOf(schema, readable(schema, lines)).content);
}

const isOneLine = ({ topNodeType }: Schema) => topNodeType.spec.content === 'paragraph';

/** A text of one line takes the words of all lines. */
function fitting(schema: Schema, slice: Slice): Slice {
  if (!isOneLine(schema)) return slice;
  const words: Node[] = [];
  slice.content.descendants((node) => {
    if (!node.isTextblock) return true;
    if (words.length > 0) words.push(schema.text(' '));
    words.push(...node.children);
    return false;
  });
  return new Slice(Fragment.fromArray(words), 0, 0);
}

/** Only a text that may hold lists reads them. */
function readable(schema: Schema, lines: readonly string[]) {
  if (schema.nodes.bullets) return parse(lines).blocks;
  const plain = { bold: false, emphasis: false };
  return lines.map((text) => ({
    kind: 'paragraph' as const,
    depth: 1 as const,
    words: [{ ...plain, text }],
  }));
}

/** Without invisible characters and empty paragraphs that come with pasted text. */
function tidied({ content, openStart, openEnd }: Slice): Slice {
  const tidy = tidiedContent(content);
  const full = tidy.content.filter((node) => !node.isTextblock || !isBlank(node.textContent));
  return new Slice(full.length > 0 ? Fragment.fromArray([...full]) : tidy, openStart, openEnd);
}

function tidiedContent(content: Fragment): Fragment {
  const nodes = content.content.flatMap((node): readonly Node[] => {
    if (!node.isText) return [node.copy(tidiedContent(node.content))];
    const text = oneLine(node.text ?? '');
    return text === '' ? [] : [node.type.schema.text(text, node.marks)];
  });
  return Fragment.fromArray([...nodes]);
}
