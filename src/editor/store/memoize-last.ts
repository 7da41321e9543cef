/** Memoizes the last call. */
export function memoizeLast<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
) {
  let last: { readonly args: Args; readonly value: Value } | undefined;
  return (...args: Args): Value => {
    if (!last?.args.every((each, index) => each === args[index]))
      last = { args, value: compute(...args) };
    return last.value;
  };
}
