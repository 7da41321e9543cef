import { useHydrating } from '../../components/use-hydrating';

/**
 * The current year. The server's HTML, and so the first render, has the year of the build; if it is later
 * by the visitor's clock, that replaces it after hydration without a mismatch.
 */
export function CopyrightYear({ buildYear }: { readonly buildYear: string }) {
  const isHydrating = useHydrating();
  return isHydrating ? buildYear : String(Math.max(Number(buildYear), new Date().getFullYear()));
}
