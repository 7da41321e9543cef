import type { ReactNode } from 'react';

/*
 * In the bundles this is `gatsby-react-router-scroll`. That one brings a visitor back to where another
 * visit to the same address ended, and puts a hash above every place: `scroll-positions.ts` does its work.
 */

/** Stands in Gatsby's tree around every page. */
export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Gatsby exports it; nobody here calls it. */
export function useScrollRestoration(): undefined {
  return undefined;
}
