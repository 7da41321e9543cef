import type { ReactNode } from 'react';

/**
 * An ordered list whose markers are joined by a dashed line: commitments, steps. `timeline-style.ts` has its styles.
 */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol data-steps="">{children}</ol>;
}
