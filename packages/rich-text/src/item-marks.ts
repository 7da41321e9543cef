import { type Block, isItem } from './blocks';

type Item = Pick<Block, 'kind' | 'depth' | 'number'>;

/** How an item of a list is written. */
export function markOfItem({ kind, depth, number = 1 }: Item): string {
  return `${depth === 2 ? '  ' : ''}${kind === 'number' ? `${number}.` : '-'} `;
}

/**
 * Items as they are shown, which `partsOf` puts into lists: all items of a list are of the kind of the first, and count on
 * from its number, whatever theirs are (CommonMark, 5.3). Other blocks stay as they are.
 */
export function itemsAsShown<Any extends Item>(blocks: readonly Any[]): readonly Any[] {
  let outer: Item | undefined;
  let inner: Item | undefined;
  return blocks.map((block) => {
    if (!isItem(block)) {
      outer = undefined;
      inner = undefined;
      return block;
    }
    // an item inside of no other is shown as one of the outer list
    if (block.depth === 2 && outer) {
      inner = next(inner, block);
      return { ...block, ...inner };
    }
    outer = next(outer?.kind === block.kind ? outer : undefined, block);
    inner = undefined;
    return { ...block, ...outer };
  });
}

/** The mark after that of the item above it in its list, or of the first item. */
function next(above: Item | undefined, { kind, depth, number }: Item): Item {
  const item = above ?? { kind, depth, number };
  if (item.kind !== 'number') return { kind: item.kind, depth };
  return { kind: 'number', depth, number: above ? (above.number ?? 1) + 1 : (number ?? 1) };
}
