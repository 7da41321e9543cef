import type { Block } from 'rich-text/blocks';
import { parse, parseLine } from 'rich-text/parse';
import { print, printLine } from 'rich-text/print';

/** What each line of the text that was edited last shows. Reading a line is slow, and a key changes one. */
let keys: ReadonlyMap<string, string> = new Map();

/**
 * The lines of blocks, without the space that is typed before the next word. A block that has not changed
 * keeps its line letter for letter, however it is spelled.
 * @param before the lines that the blocks were read from, before they were edited
 */
export function linesFromBlocks(
  blocks: readonly Block[],
  before: readonly string[],
): readonly string[] {
  keys = new Map(before.map((line) => [line, keys.get(line) ?? keyOfLine(line)]));
  const known = new Map([...keys].map(([line, key]) => [key, line]));
  return blocks.map((block) => known.get(keyOf(block)) ?? print([block])[0]?.trimEnd() ?? '');
}

/** The line of a text that is only words and marks; that before, if it says the same. */
export function lineFromBlock([block]: readonly Block[], before: string): string {
  const words = block?.words ?? [];
  const same = keyOf({ ...emptyBlock, words: parseLine(before).words });
  return keyOf({ ...emptyBlock, words }) === same ? before : printLine(words).trim();
}

const emptyBlock: Block = { kind: 'paragraph', depth: 1, words: [] };

const keyOfLine = (line: string) => keyOf(parse([line]).blocks[0] ?? emptyBlock);

/** Equal for blocks that show the same. */
function keyOf({ kind, depth, number, words }: Block): string {
  const parts = words.map(({ text, bold, emphasis, href = null }) => [text, bold, emphasis, href]);
  return JSON.stringify([kind, depth, number, parts]);
}
