import { checkContent } from 'content-check/check-content';
import { terminalMessagesOf } from 'content-check/messages/terminal-messages';
import { formatProblem, worded } from 'content-check/messages/messages';
import { contentModel } from '../../src/rules/content-model';

/**
 * The output of `npm run content:check`.
 * @returns the text, and whether there are no errors
 */
export async function contentReport(folder: string, json: boolean) {
  const words = terminalMessagesOf(contentModel);
  const problems = await checkContent(contentModel, folder);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const report = [
    ...errors.map((error) => formatProblem(error, words)),
    ...warnings.map((warning) => `warning ${formatProblem(warning, words)}`),
    `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`,
  ];
  return {
    text: json
      ? JSON.stringify(
          problems.map((problem) => worded(problem, words)),
          null,
          2,
        )
      : report.join('\n'),
    isValid: errors.length === 0,
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
