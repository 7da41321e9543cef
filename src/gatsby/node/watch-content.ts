import { existsSync } from 'node:fs';
import { watch } from 'chokidar';
import type { CreateDevServerArgs, ParentSpanPluginArgs, Reporter } from 'gatsby';
import { formatProblem, type Problem } from '../../content-model/validation/problem';
import { problemsPath } from '../develop/problems-path';
import { takeOver } from './last-valid-content';
import { contentFolder, goodContent } from './content-path';

/** Programs save a file in several steps; the check waits for the last of them, in milliseconds. */
const patience = 50;

let problems: readonly Problem[] = [];

/**
 * In `gatsby develop`, from before Gatsby reads the content: keeps its last good state as it
 * changes. Where there is none yet, Gatsby waits until there is, for it would show blank pages.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  problems = await takeOver(contentFolder);
  await new Promise<void>((resolve) => {
    const resolveIfGood = () => {
      if (existsSync(goodContent)) resolve();
    };
    watchContent(async () => {
      // whatever happens in one look, the next change is looked at again
      await lookAgain(reporter).catch((error: unknown) => {
        reporter.error('The content could not be checked.', error as Error);
      });
      resolveIfGood();
    });
    resolveIfGood();
    if (!existsSync(goodContent)) reporter.warn('Waiting until these mistakes are mended.');
  });
}

/** Gives the mistakes there are now to the bar in the page. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const server = app as Express;
  server.get(problemsPath, (_request, response) => response.json(problems));
}

/** What is used here of the server, which Gatsby gives as `any`. */
type Express = {
  readonly get: (
    address: string,
    answer: (request: unknown, response: { json: (body: unknown) => void }) => void,
  ) => void;
};

/** Calls `look` after each change of the content, never twice at once. */
function watchContent(look: () => Promise<void>): void {
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watch(contentFolder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = looking.then(look);
    }, patience);
  });
}

async function lookAgain(reporter: Reporter): Promise<void> {
  const before = said(problems);
  problems = await takeOver(contentFolder);
  const now = said(problems);
  if (now === before) return;
  if (problems.length === 0) reporter.success('The content has no mistakes any more.');
  else reporter.error(`The content has mistakes:\n${now}`);
}

function said(list: readonly Problem[]): string {
  return list.map(formatProblem).join('\n');
}
