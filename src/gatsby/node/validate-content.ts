import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from '../../content-model/validation/check-content';
import { formatProblem } from '../../content-model/validation/problem';

/**
 * The content check before Gatsby reads anything: a build stops at an error with every problem of
 * every file in one message; `gatsby develop` goes on, so that the editor can mend it while it runs.
 */
export async function onPreInit({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems = await checkContent(path.resolve('content'));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  if (errors.length === 0) return;
  const message = ['The content has mistakes:', ...errors.map(formatProblem)].join('\n');
  if (process.env.NODE_ENV === 'production') reporter.panic(message);
  else reporter.error(message);
}
