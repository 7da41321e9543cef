import type { ReactNode } from 'react';

/*
 * Stands in for the window in which Gatsby shows errors of the code, while the page is beside the form of the content
 * editor: who edits there could do nothing with it.
 */

/** An event of Gatsby's: where it belongs, and what it is. */
type GatsbyEvent = readonly [channel: string, event: { readonly action: string }];

const errors = new Set(['HANDLE_RUNTIME_ERROR', 'SHOW_RUNTIME_ERRORS']);

/** Milliseconds until a page with an error is loaded again: by then its data may be complete. */
const patience = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

// Gatsby's own window would follow the events; this is there before the first one
Object.assign(window, {
  _gatsbyEvents: {
    push: ([, { action }]: GatsbyEvent) => {
      if (errors.has(action)) timer ??= setTimeout(() => window.location.reload(), patience);
    },
  },
});

/** The page alone. */
// eslint-disable-next-line import-x/no-default-export -- Gatsby imports its own like that
export default function PageBesideForm({ children }: { readonly children?: ReactNode }) {
  return children;
}
