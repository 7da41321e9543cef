/** The lede of a section: its first sentence, larger than the rest. `global-style.ts` has its styles. */
export function Lede({ children }: { readonly children: string }) {
  return <p data-lede="">{children}</p>;
}
