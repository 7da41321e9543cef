import { useSyncExternalStore } from 'react';
import { isPagePending, subscribeToPagePending } from 'gatsby-plugin-navigation/page-pending';

/** Whether a page takes so long to load that the visitor should see it; never on the server. */
export function usePagePending(): boolean {
  return useSyncExternalStore(subscribeToPagePending, isPagePending, () => false);
}
