/** A function that runs once, and returns the same result from then on. */
export function once<Result>(make: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: make() }).result;
}
