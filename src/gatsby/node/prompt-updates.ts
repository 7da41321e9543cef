import { waitingStates } from 'gatsby/dist/state-machines/waiting';

/** Milliseconds for which Gatsby gathers changes of the content; those of one save arrive within a few. */
const gathering = 50;

/**
 * Lets `gatsby develop` show a change sooner. By default it waits half a second for more changes, for which it has no
 * setting.
 */
export function showUpdatesPromptly(): void {
  const batching = waitingStates.states?.batchingNodeMutations;
  if (batching) batching.after = { [gathering]: 'committingBatch' };
}
