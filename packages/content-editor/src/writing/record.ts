/** A record with another value for a key; undefined removes the key. */
export function recordWith<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

/** The part of a record with some of its keys. */
export function recordWhere<Value>(
  record: Readonly<Record<string, Value>>,
  isKept: (key: string) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));
}
