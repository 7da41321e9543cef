import { existsSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import type { CreateDevServerArgs, ParentSpanPluginArgs, Reporter } from 'gatsby';
import { checkContent } from '../../content-model/validation/check-content';
import { formatProblem, type Problem } from '../../content-model/validation/problem';
import type { RedirectsContent } from '../../content-model/redirects';
import { problemsPath } from '../develop/problems-path';
import { redirectsBelow, redirectTarget } from '../hosts/redirects';
import { updateLastValidContent } from './last-valid-content';
import { writeDrawings } from './drawings';
import { contentFolder, lastValidContent } from './content-path';

const listed = (problems: readonly Problem[]) => problems.map(formatProblem).join('\n');

/**
 * The content check before Gatsby reads anything: a build stops at an error with every problem of
 * every file in one message; `gatsby develop` goes on, so that the editor can mend it while it runs.
 */
export async function onPreInit({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems = await checkContent(path.resolve(contentFolder));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  if (errors.length === 0) return;
  const message = `The content has mistakes:\n${listed(errors)}`;
  if (process.env.NODE_ENV === 'production') reporter.panic(message);
  else reporter.error(message);
}

/** What `gatsby develop` knows to be wrong in the content now. */
let mistakes: readonly Problem[] = [];

/**
 * Writes the drawings with the icons in use. In `gatsby develop`, from before Gatsby reads the content: keeps its last good state as it
 * changes. Where there is none yet, Gatsby waits until there is, for it would show blank pages.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  writeDrawings();
  if (process.env.NODE_ENV !== 'development') return;
  mistakes = await updateLastValidContent(contentFolder);
  await new Promise<void>((resolve) => {
    const resolveIfGood = () => {
      if (existsSync(lastValidContent)) resolve();
    };
    watchContent(async () => {
      // whatever happens in one look, the next change is looked at again
      await lookAgain(reporter).catch((error: unknown) =>
        reporter.error('The content could not be checked.', error as Error),
      );
      resolveIfGood();
    });
    resolveIfGood();
    if (!existsSync(lastValidContent)) reporter.warn('Waiting until these mistakes are mended.');
  });
}

/** Gives the mistakes there are now to the bar in the page, and answers old addresses as a host does. */
export function onCreateDevServer({ app, getNodesByType }: CreateDevServerArgs): void {
  const server = app as Express;
  server.get(problemsPath, (_request, response) => response.json(mistakes));
  server.use(({ url }, response, next) => {
    const entries = getNodesByType('RedirectsContent') as unknown as readonly RedirectsContent[];
    const redirects = entries.flatMap((entry) => entry.redirects);
    const target = redirectTarget(redirectsBelow('', redirects), url);
    // not kept by the browser, for an editor who changes it once more
    if (target === undefined) next();
    else response.redirect(302, target);
  });
}

/** What is used here of the server, which Gatsby gives as `any`. */
type Express = {
  readonly get: (address: string, answer: Answer) => void;
  readonly use: (answer: Answer) => void;
};

type Answer = (
  request: { readonly url: string },
  response: {
    readonly json: (body: unknown) => void;
    readonly redirect: (status: number, address: string) => void;
  },
  next: () => void,
) => void;

/** Calls `look` after each change of the content, never twice at once. */
function watchContent(look: () => Promise<void>): void {
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watch(contentFolder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    // programs save a file in several steps: this waits for the last of them
    timer = setTimeout(() => {
      looking = looking.then(look);
    }, 50);
  });
}

async function lookAgain(reporter: Reporter): Promise<void> {
  const before = listed(mistakes);
  mistakes = await updateLastValidContent(contentFolder);
  const now = listed(mistakes);
  if (now === before) return;
  if (mistakes.length === 0) reporter.success('The content has no mistakes any more.');
  else reporter.error(`The content has mistakes:\n${now}`);
}
