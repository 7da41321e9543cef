import { existsSync } from 'node:fs';
import { watch } from 'chokidar';
import type { Reporter } from 'gatsby';
import type { Problem } from 'content-check/problem';
import { updateLastValidContent } from './last-valid-content';
import { contentFolder, lastValidContent } from './content-folders';
import { errorMessage } from './validate-content';

let problems: readonly Problem[] = [];

/** The errors in the content at the last check in `gatsby develop`. */
export const currentProblems = (): readonly Problem[] => problems;

/**
 * Keeps the last valid copy of the content for `gatsby develop`, and waits for the first one,
 * because Gatsby would render blank pages.
 */
export async function keepLastValidContent(reporter: Reporter): Promise<void> {
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
