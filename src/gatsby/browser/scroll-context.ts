import type { ReactNode } from 'react';

/*
 * In the bundles this is `gatsby-react-router-scroll`, whose work `scroll-positions.ts` does: that one
 * goes back to where another visit to the same address ended, and puts a hash above every place.
 */

export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Gatsby exports it; nobody here calls it. */
export function useScrollRestoration(): undefined {
  return undefined;
}
