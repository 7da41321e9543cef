import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from 'content-check/check-content';
import type { Problem } from 'content-check/problem';
import { terminalMessagesOf } from 'content-check/messages/terminal-messages';
import { formatProblem } from 'content-check/messages/messages';
import { contentModel } from '../../rules/content-model';
import { cacheOwner } from '../environment/cache-owner';
import { contentFolder } from './content-folders';

/** A problem on a line of its own, as text editors and terminals link to it. */
const lineOf = (problem: Problem) => formatProblem(problem, terminalMessagesOf(contentModel));

/** The message with which Gatsby reports errors in the content. */
export const errorMessage = (errors: readonly Problem[]): string =>
  `The content has errors:\n${errors.map(lineOf).join('\n')}`;

/**
 * Validates the content before Gatsby reads anything. A build with errors stops and reports all of them at
 * once; otherwise it releases the cache until it succeeds. `gatsby develop` reports errors and continues,
 * so that they can be fixed while it runs.
 */
export async function onPreInit({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems = await checkContent(contentModel, path.resolve(contentFolder));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings) reporter.warn(lineOf(warning));
  const isBuild = process.env.NODE_ENV === 'production';
  if (errors.length === 0) {
    if (isBuild) await rm(cacheOwner, { force: true });
  } else if (isBuild) reporter.panic(errorMessage(errors));
  else reporter.error(errorMessage(errors));
}
