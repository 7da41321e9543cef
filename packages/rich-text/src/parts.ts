import { type Block, isItem, type Run } from './blocks';

/** What a text consists of when it is shown: lines that belong together are one part. */
export type Part = {
  readonly kind: 'paragraph' | 'heading' | 'subheading' | 'quotation' | 'bullets' | 'numbers';
  /** None where there are items. */
  readonly words: readonly Run[];
  /** The items of a list, or the paragraphs of a quotation. */
  readonly items: readonly Item[];
  /** The number of the first item of a numbered list; the others count on. */
  readonly start?: number;
};

/** An item of a list, with the list inside it. */
export type Item = {
  readonly words: readonly Run[];
  readonly inner?: Pick<Part, 'kind' | 'items' | 'start'>;
};

/** Puts the items of each list together, and the paragraphs of each quotation. */
export function partsOf(blocks: readonly Block[]): readonly Part[] {
  return blocks.reduce<readonly Part[]>((parts, block) => {
    const last = parts.at(-1);
    const longer = last && continued(last, block);
    return longer ? [...parts.slice(0, -1), longer] : [...parts, begun(block)];
  }, []);
}

function begun(block: Block): Part {
  const { words } = block;
  const kind = partKindOf(block);
  const hasItems = isItem(block) || kind === 'quotation';
  return hasItems
    ? { kind, words: [], items: [{ words }], ...startOf(block) }
    : { kind, words, items: [] };
}

/** A part with one more block; undefined if the block begins another part. */
function continued(part: Part, block: Block): Part | undefined {
  const { words } = block;
  const { items } = part;
  const last = items.at(-1);
  const isInside = isItem(block) && block.depth === 2;
  if (isInside && last && part.kind !== 'quotation') {
    const inner = last.inner ?? { kind: partKindOf(block), items: [], ...startOf(block) };
    const longer = { ...inner, items: [...inner.items, { words }] };
    return { ...part, items: [...items.slice(0, -1), { ...last, inner: longer }] };
  }
  return last && part.kind === partKindOf(block)
    ? { ...part, items: [...items, { words }] }
    : undefined;
}

function startOf({ number }: Block): Pick<Part, 'start'> {
  return number === undefined ? {} : { start: number };
}

function partKindOf({ kind, depth }: Block): Part['kind'] {
  switch (kind) {
    case 'bullet':
      return 'bullets';
    case 'number':
      return 'numbers';
    case 'heading':
      return depth === 2 ? 'subheading' : 'heading';
    case 'paragraph':
    case 'quotation':
      return kind;
  }
}
