import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import { letRunAgain, stateOf } from './gatsby-state';
import { missedFiles } from './missed-files';
import { unwrittenResults } from './unwritten-results';

/*
 * Gatsby writes down what queries depend on once all of them have run. A file that changes meanwhile marks none of them,
 * and a query that fails depends on nothing: its page would have old data, or an error, for good, since the cache keeps
 * it, too. Gatsby also makes pages while the nodes of a changed file are still being made.
 */

type Api = Pick<CreatePagesArgs, 'actions' | 'emitter' | 'getNode' | 'getNodesByType' | 'store'>;

/** Milliseconds in which a changed file is read; one that is no JSON never is. */
const patience = 3000;

/** Milliseconds between looks whether pages are older than nodes; Gatsby takes half a second to make them. */
const interval = 1000;

/** Whether nodes have changed since pages were made of them; undefined before the first pages. */
let isBehind: boolean | undefined;

/**
 * Lets every query run again whenever pages are made, which is after each change; Gatsby runs those of pages that somebody
 * looks at. Nodes that change once pages were made let it make them again.
 * @param content the folder with the content
 * @returns once the changed files were read
 */
export async function keepQueriesCurrent(api: Api, content: string): Promise<void> {
  const end = Date.now() + patience;
  while (!areFilesRead(api) && Date.now() < end) await pause(10);
  const { queries } = stateOf(api.store);
  for (const [id, query] of queries.trackedQueries) {
    letRunAgain(query);
    queries.dirtyQueriesListToEmitViaWebsocket.push(id);
  }
  if (isBehind === undefined) followNodes(api, content);
  isBehind = false;
}

/** Whether there is a node of what is in each file of the content. */
function areFilesRead({ getNode, getNodesByType }: Api): boolean {
  return getNodesByType('File').every(
    ({ sourceInstanceName, extension, children, absolutePath }) =>
      sourceInstanceName !== 'content' ||
      extension !== 'json' ||
      children.some((child) => getNode(child)) ||
      // Gatsby may bring the node of a deleted file back
      !existsSync(String(absolutePath)),
  );
}

function followNodes(api: Api, content: string): void {
  const { actions, emitter, getNodesByType } = api;
  const onNode = ({ payload }: NodeAction) => {
    // Gatsby makes these with the pages
    if (payload && payload.internal.type !== 'SitePage') isBehind = true;
  };
  emitter.on('CREATE_NODE', onNode);
  emitter.on('DELETE_NODE', onNode);
  const lookForMissedFiles = missedFiles(api, content);
  const lookForUnwrittenResults = unwrittenResults(api);
  let wasBehind = false;
  const look = () => {
    const [site] = getNodesByType('Site');
    // not yet the first time: it may be making them; that a node is touched is a change without a change
    if (isBehind && wasBehind && site) actions.touchNode(site);
    wasBehind = isBehind === true;
    lookForMissedFiles();
    lookForUnwrittenResults();
  };
  // it keeps no process alive
  setInterval(look, interval).unref();
}

type NodeAction = { readonly payload?: { readonly internal: { readonly type: string } } };
