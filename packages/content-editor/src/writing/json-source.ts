import { getNodeValue, type Node } from 'jsonc-parser';
import { counterparts } from './identity';
import { isSame, type Json } from './json';

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

/** The old entry of each new list entry: an equal one, or the one at its index. */
export function matches(value: readonly Json[], old: Old): ReadonlyMap<string, Source> {
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
