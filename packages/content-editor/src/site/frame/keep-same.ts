/**
 * A value with the identity of an earlier one in each part that is equal, so that React leaves alone
 * what shows it.
 * @param before the earlier value
 * @param value JSON
 */
export function keepSame<Value>(before: unknown, value: Value): Value;
export function keepSame(before: unknown, value: unknown): unknown {
  if (before === value || !isGroup(before) || !isGroup(value)) return value;
  if (Array.isArray(before) !== Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const parts = keys.map((key) => keepSame(before[key], value[key]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key, index) => key in before && parts[index] === before[key]);
  if (isSame) return before;
  return Array.isArray(value)
    ? parts
    : Object.fromEntries(keys.map((key, index) => [key, parts[index]]));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
