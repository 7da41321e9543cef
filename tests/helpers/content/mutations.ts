type Json = Record<string, unknown> | unknown[];

/** Marks a duplicate key, which an object in memory can't have. */
const again = 'again:';

/** The ways in which a file is mutated. */
export const mutationKinds = [
  'delete',
  'duplicate',
  'retype',
  'swap',
  'truncate',
  'garble',
] as const;

type Random = () => number;

/** A file’s text with one mutation at a random place. */
export function mutate(
  kind: (typeof mutationKinds)[number],
  text: string,
  random: Random,
): string | Uint8Array {
  switch (kind) {
    case 'truncate':
      return text.slice(0, Math.floor(random() * text.length));
    case 'garble': {
      const bytes = Buffer.from(text);
      for (let count = 0; count < 3; count += 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      return bytes;
    }
    case 'delete':
    case 'duplicate':
    case 'retype':
    case 'swap': {
      const value = JSON.parse(text) as Json;
      change(kind, pick(groupsIn(value), random) ?? value, random);
      return JSON.stringify(value, null, 2).replaceAll(`"${again}`, '"');
    }
  }
}

function change(kind: 'delete' | 'duplicate' | 'retype' | 'swap', group: Json, random: Random) {
  const keys = Object.keys(group);
  const key = pick(keys, random) ?? '0';
  const swapped = pick(keys, random) ?? '0';
  const target = group as Record<string, unknown>;
  const value = target[key];
  if (kind === 'retype') {
    target[key] = pick([null, 7, true, '', ' ', [], {}, [value], { value }, String(value)], random);
  } else if (kind === 'swap') {
    [target[key], target[swapped]] = [target[swapped], value];
  } else if (kind === 'duplicate') {
    if (Array.isArray(group)) group.push(value);
    else target[`${again}${key}`] = value;
  } else if (Array.isArray(group)) {
    group.splice(Number(key), 1);
  } else {
    Reflect.deleteProperty(target, key);
  }
}

function groupsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(groupsIn)];
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
