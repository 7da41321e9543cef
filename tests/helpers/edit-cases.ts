import type { ContentCopy } from './content-copy';

/**
 * Declares a test for each edit of a content file after which the check must report one problem.
 * @param table two lines a case, a blank line between cases: "words → other words", then what is
 *   reported, from the line number on
 */
export function reportsEdits(
  content: ContentCopy,
  file: string,
  table: string,
  severity: 'error' | 'warning' = 'error',
): void {
  const cases = table
    .trim()
    .split('\n\n')
    .map((each) => each.split('\n').map((line) => line.trim()));
  it.each(cases)(`${file} with %s`, async (edit = '', report = '') => {
    const [words = '', others = ''] = edit.split(/ → | →$/);
    content.replace(file, words, others);
    expect(await content.problems()).toEqual([`${severity} content/${file}:${report}`]);
  });
}
