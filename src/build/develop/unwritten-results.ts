import type { CreatePagesArgs } from 'gatsby';
import { letRunAgain, stateOf } from './gatsby-state';

/*
 * Gatsby writes the results of queries once they have run, but not if it is still writing others: then they wait for good,
 * and their pages have old data, or are not found.
 */

type Api = Pick<CreatePagesArgs, 'emitter' | 'store'>;

/**
 * Finds the pages whose results were left unwritten, and lets Gatsby run their queries again.
 * @returns a function that looks for them; what it finds twice in a row was left
 */
export function unwrittenResults({ emitter, store }: Api): () => void {
  let before: readonly string[] = [];
  return () => {
    const { queries, pendingPageDataWrites } = stateOf(store);
    // others run as soon as their page is asked for
    const haveRun = [...queries.trackedQueries].filter(
      ([page, { dirty }]) => dirty === 0 && pendingPageDataWrites.pagePaths.has(page),
    );
    for (const [pagePath, query] of haveRun) {
      if (!before.includes(pagePath)) continue;
      letRunAgain(query);
      emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
    }
    before = haveRun.map(([page]) => page);
  };
}
