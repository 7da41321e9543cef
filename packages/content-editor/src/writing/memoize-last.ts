/**
 * Memoizes the last call.
 * @param isEqual whether a new value is equal to the last one, which is returned then
 */
export function memoizeLast<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
  isEqual: (before: Value, after: Value) => boolean = Object.is,
) {
  let last: { readonly args: Args; readonly value: Value } | undefined;
  return (...args: Args): Value => {
    if (!last?.args.every((value, index) => value === args[index])) {
      const value = compute(...args);
      last = { args, value: last && isEqual(last.value, value) ? last.value : value };
    }
    return last.value;
  };
}
