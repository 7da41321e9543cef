import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { CreateDevServerArgs, ParentSpanPluginArgs, Reporter } from 'gatsby';
import type { Problem } from 'content-check/problem';
import { worded } from 'content-check/words/words';
import { redirectsBelow, redirectTarget } from 'static-site/redirects';
import { contentModel } from '../../content/content-model';
import { contentNodes } from '../schema/content-nodes';
import { problemsPath } from '../develop/problems-path';
import { serveSocialImages } from '../social-images/serve-social-images';
import { writeSprite } from '../bundles/sprite';
import { updateLastValidContent } from './last-valid-content';
import { contentFolder, editedContent, lastValidContent } from './content-path';
import { errorMessage } from './validate-content';

/** The errors in the content at the last check in `gatsby develop`. */
let problems: readonly Problem[] = [];

/**
 * Writes the sprite. In `gatsby develop`, also keeps the last valid copy of the content, unless the editor does,
 * and waits for the first one, because Gatsby would render blank pages.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  await writeSprite();
  if (process.env.NODE_ENV !== 'development') return;
  const edited = editedContent(process.env);
  if (edited !== undefined) {
    if (!existsSync(edited)) reporter.warn(waitingForEditor(edited));
    while (!existsSync(edited)) await pause(100);
    return;
  }
  problems = await updateLastValidContent(contentFolder);
  await new Promise<void>((resolve) => {
    const resolveIfValid = () => {
      if (existsSync(lastValidContent)) resolve();
    };
    watchContent(async () => {
      // an exception must not stop the watcher
      await recheck(reporter).catch((error: unknown) =>
        reporter.error('The content could not be checked.', error as Error),
      );
      resolveIfValid();
    });
    resolveIfValid();
    if (!existsSync(lastValidContent)) reporter.warn('Waiting until these errors are fixed.');
  });
}

/** The editor checks the content, and makes the folder once there is a valid state. */
const waitingForEditor = (folder: string): string =>
  `Waiting for ${folder}, which the content editor writes as soon as the content has no errors. It shows them. ` +
  'If no editor is running, unset EDITED_CONTENT.';

/**
 * Serves the current errors to the bar in the page and the pictures of shared links, and redirects old addresses as a
 * host does.
 */
export function onCreateDevServer(api: CreateDevServerArgs): void {
  serveSocialImages(api);
  const server = api.app as Express;
  server.get(problemsPath, (_request, response) =>
    response.json(problems.map((problem) => worded(problem, contentModel.words.terminal))),
  );
  server.use(({ url }, response, next) => {
    const { redirects } = contentNodes(api).redirects;
    const target = redirectTarget(redirectsBelow('', redirects), url);
    // 302, which browsers don't cache: the redirect may change again
    if (target === undefined) next();
    else response.redirect(302, target);
  });
}

/** The part of the server used here, which Gatsby types as `any`. */
type Express = {
  readonly get: (address: string, handler: Handler) => void;
  readonly use: (handler: Handler) => void;
};

type Handler = (
  request: { readonly url: string },
  response: {
    readonly json: (body: unknown) => void;
    readonly redirect: (status: number, address: string) => void;
  },
  next: () => void,
) => void;

/** Calls `onChange` after each change of the content, one call at a time. */
function watchContent(onChange: () => Promise<void>): void {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    // programs save a file in several steps; this waits for the last one
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, 50);
  };
  // what changes before the watcher is ready is no event
  watch(contentFolder, { ignoreInitial: true }).on('all', changed).on('ready', changed);
}

/** Checks the content again and reports its errors if they changed. */
async function recheck(reporter: Reporter): Promise<void> {
  const before = errorMessage(problems);
  problems = await updateLastValidContent(contentFolder);
  if (errorMessage(problems) === before) return;
  if (problems.length === 0) reporter.success('The content has no more errors.');
  else reporter.error(errorMessage(problems));
}
