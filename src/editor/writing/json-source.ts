import { getNodeValue, type Node } from 'jsonc-parser';
import type { Json } from './json';

/** A value in the file's old text. */
export type Source = { readonly text: string; readonly node: Node };

/** The same, where there may have been none. */
export type Old = Source | undefined;

/** The text of the value alone. */
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
  const texts = olds.map(({ node }) => JSON.stringify(getNodeValue(node)));
  const taken = new Set<number>();
  const equal = value.map((each) => {
    const text = JSON.stringify(each);
    const at = texts.findIndex((other, index) => other === text && !taken.has(index));
    taken.add(at);
    return at < 0 ? texts.indexOf(text) : at;
  });
  const rest = olds.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  return new Map(
    value.flatMap((_, index) => {
      const at = equal[index] ?? -1;
      const found = at >= 0 ? at : rest.includes(index) ? index : rest[0];
      if (at < 0 && found !== undefined) rest.splice(rest.indexOf(found), 1);
      const match = found === undefined ? undefined : olds[found];
      return match ? [[String(index), match] as const] : [];
    }),
  );
}
