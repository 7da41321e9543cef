import type { CreateDevServerArgs } from 'gatsby';
import { terminalMessagesOf } from 'content-check/messages/terminal-messages';
import { worded } from 'content-check/messages/messages';
import { redirectsBelow, redirectTarget } from 'static-site/redirects';
import { contentModel } from '../rules/content-model';
import { followTypes } from './codegen/query-types';
import { currentProblems } from './content-files/watch-content';
import { contentNodes } from './schema/content-nodes';
import { problemsPath } from './develop/problems-path';

/**
 * Serves the current errors to the bar in the page, and redirects old addresses as a host does.
 */
export function onCreateDevServer(api: CreateDevServerArgs): void {
  followTypes();
  const server = api.app as Express;
  server.get(problemsPath, (_request, response) =>
    response.json(
      currentProblems().map((problem) => worded(problem, terminalMessagesOf(contentModel))),
    ),
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
