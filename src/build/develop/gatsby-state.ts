import type { CreatePagesArgs } from 'gatsby';

/** A query as Gatsby keeps it. Its own reducer changes it in place, too. */
export type TrackedQuery = {
  /** Flags; below 0 before the query is known. */
  dirty: number;
};

type GatsbyState = {
  readonly queries: {
    readonly trackedQueries: ReadonlyMap<string, TrackedQuery>;
    /** The queries whose results open pages have to ask for again. */
    readonly dirtyQueriesListToEmitViaWebsocket: string[];
  };
  /** The pages whose queries have run, until their results are written. */
  readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> };
};

/** The part of Gatsby's state used here; Gatsby types its store as functions. */
export const stateOf = (store: CreatePagesArgs['store']): GatsbyState =>
  (store as unknown as { readonly getState: () => GatsbyState }).getState();

/** Gatsby's flag of a query whose data has changed. */
const hasChangedData = 0b100;

/** Lets a query run when its page is next asked for. */
export function letRunAgain(query: TrackedQuery): void {
  query.dirty = Math.max(0, query.dirty) | hasChangedData;
}
