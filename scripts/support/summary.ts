import { failed, type Outcome } from './steps';
import { inOneLine, total } from './test-counts';

/**
 * Prints which steps failed and, as the last line, how the tests ended.
 * @returns whether all is well
 */
export function report(outcomes: readonly Outcome[]): boolean {
  const bad = outcomes.filter(failed);
  console.log(
    bad.length === 0 ? '\nAll is well.' : `\nTo mend: ${bad.map(({ name }) => name).join(', ')}`,
  );
  console.log(inOneLine(total(outcomes.map(({ counts }) => counts))));
  return bad.length === 0;
}
