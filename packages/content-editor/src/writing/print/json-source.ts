import { getNodeValue, type Node } from 'jsonc-parser';
import { isSame, type Json } from '../json';

/** A value in the file's old text. */
export type Source = { readonly text: string; readonly node: Node };

/** A value that may have no old text. */
export type Old = Source | undefined;

/** The text of just the value. */
export function sourceOf({ text, node }: Source): string {
  return text.slice(node.offset, node.offset + node.length);
}

/** Its children by key or index. */
export function childrenOf(old: Old): ReadonlyMap<string, Source> {
  const { children = [], type } = old?.node ?? {};
  const text = old?.text ?? '';
  return new Map(
    children.map((child, index) => {
      const [key, node = child] = type === 'object' ? (child.children ?? []) : [];
      return [String(key?.value ?? index), { text, node }];
    }),
  );
}

/** The old source of each new list entry: that of an equal one, or of the one at its index. */
export function oldSources(value: readonly Json[], old: Old): ReadonlyMap<string, Source> {
  if (old?.node.type !== 'array') return new Map();
  const olds = [...childrenOf(old).values()];
  const before = olds.map(({ node }) => getNodeValue(node) as Json);
  return new Map(
    counterparts(before, value).flatMap((at, index) => {
      // a copy has the format of its original
      const match = olds[at] ?? olds[before.findIndex((entry) => isSame(entry, value[index]))];
      return match ? [[String(index), match] as const] : [];
    }),
  );
}

/**
 * The old index of each entry of a list: its own index if the entry there is equal, that of another equal
 * entry, or its own index if no other entry came from there; otherwise -1.
 */
export function counterparts(from: readonly Json[], to: readonly Json[]): readonly number[] {
  const left = new Set(from.keys());
  const take = (index: number) => (left.delete(index) ? index : -1);
  const isFrom = (at: number, entry: Json) => left.has(at) && isSame(from[at], entry);
  const stayed = to.map((entry, index) => (isFrom(index, entry) ? take(index) : -1));
  const equal = to.map((entry, index) => {
    const at = stayed[index] ?? -1;
    return at >= 0 ? at : take([...left].find((index) => isFrom(index, entry)) ?? -1);
  });
  return equal.map((at, index) => (at >= 0 ? at : take(index)));
}
