import { checkContent } from 'content-check/check-content';
import { formatProblem } from 'content-check/problem';
import { contentModel } from '../../src/content-model/collections';

/**
 * The output of `npm run content:check`.
 * @returns the text, and whether there are no errors
 */
export async function contentReport(folder: string, json: boolean) {
  const problems = await checkContent(contentModel, folder);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const report = [
    ...errors.map(formatProblem),
    ...warnings.map((warning) => `warning ${formatProblem(warning)}`),
    `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`,
  ];
  return {
    text: json ? JSON.stringify(problems, null, 2) : report.join('\n'),
    isValid: errors.length === 0,
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
