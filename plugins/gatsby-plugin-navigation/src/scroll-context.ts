import type { ReactNode } from 'react';

/*
 * Replaces `gatsby-react-router-scroll` in the bundles. `scroll-positions.ts` restores positions instead,
 * because that package mixes up visits to the same address and prefers a hash to a stored position.
 */

export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Gatsby exports it; it is never called. */
export function useScrollRestoration(): undefined {
  return undefined;
}
