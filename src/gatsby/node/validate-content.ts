import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from '../../content-model/validation/check-content';
import { formatProblem, type Problem } from '../../content-model/validation/problem';
import { contentFolder } from './content-path';

/** The errors of the content as Gatsby reports them. */
export const errorMessage = (errors: readonly Problem[]): string =>
  `The content has mistakes:\n${errors.map(formatProblem).join('\n')}`;

/**
 * Validates the content before Gatsby reads anything. A build stops and reports all errors at once;
 * `gatsby develop` reports them and goes on, so that they can be fixed while it runs.
 */
export async function onPreInit({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems = await checkContent(path.resolve(contentFolder));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  if (errors.length === 0) return;
  if (process.env.NODE_ENV === 'production') reporter.panic(errorMessage(errors));
  else reporter.error(errorMessage(errors));
}
