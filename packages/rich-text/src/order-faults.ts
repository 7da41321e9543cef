import { type Block, isItem, type Span } from './blocks';
import type { Fault, FaultFinding } from './fault';
import { itemsAsShown, markOfItem } from './item-marks';
import { textOf } from './text-of';

/** What is wrong with the order of blocks: levels that are skipped, items without a list, and numbers that don't count on. */
export function orderFaults(blocks: readonly Block<Span>[]): readonly Fault[] {
  return [
    ...blocks.flatMap((block, line) => {
      const params = { text: textOf(block.words) };
      const { from = 0 } = block.words[0] ?? {};
      const { to = from } = block.words.at(-1) ?? {};
      const code = faultAt(blocks, line);
      return code === undefined ? [] : [{ code, params, from, to, line }];
    }),
    ...markFaults(blocks),
  ];
}

type Code = Extract<
  FaultFinding['code'],
  'heading-skipped' | 'item-without-parent' | 'list-of-one'
>;

function faultAt(blocks: readonly Block<Span>[], line: number): Code | undefined {
  const block = blocks[line];
  if (!block) return undefined;
  const before = blocks.slice(0, line);
  if (block.kind === 'heading' && block.depth === 2)
    return before.some(({ kind }) => kind === 'heading') ? undefined : 'heading-skipped';
  if (!isItem(block)) return undefined;
  const last = before.at(-1);
  if (block.depth === 2 && !(last && isItem(last))) return 'item-without-parent';
  return neighbours(blocks, line) || goesOn(blocks, line) ? undefined : 'list-of-one';
}

/** Whether the list of an item has another one. */
function neighbours(blocks: readonly Block[], line: number): boolean {
  const item = blocks[line];
  const isNext = (direction: 1 | -1) => {
    for (let at = line + direction; ; at += direction) {
      const neighbour = blocks[at];
      if (!item || !neighbour || !isItem(neighbour) || neighbour.depth < item.depth) return false;
      if (neighbour.depth === item.depth) return neighbour.kind === item.kind;
    }
  };
  return isNext(1) || isNext(-1);
}

/** Whether an item has its number in a list that words interrupt. */
function goesOn(blocks: readonly Block[], line: number): boolean {
  const { number, depth } = blocks[line] ?? {};
  if (number === undefined) return false;
  const later = blocks.slice(line + 1).filter((block) => block.depth === depth);
  return number > 1 || later.some((block) => block.number === number + 1);
}

/** Items whose number or kind is not what is shown. */
function markFaults(blocks: readonly Block<Span>[]): readonly Fault[] {
  const shown = itemsAsShown(blocks);
  return blocks.flatMap((block, line) => {
    const found = markOfItem(block).trimStart();
    const better = markOfItem(shown[line] ?? block).trimStart();
    if (!isItem(block) || found === better) return [];
    const { from: to = found.length } = block.words[0] ?? {};
    const params = { found, better };
    return [{ code: 'item-shown-otherwise', params, from: to - found.length, to, line }];
  });
}
