/** A function that is carried out once, and answers the same from then on. */
export function once<Result>(make: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: make() }).result;
}
