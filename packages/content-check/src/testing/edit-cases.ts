import type { EditedContent } from './edited-content';

/**
 * Declares a test for each edit of a content file, after which the check must report one problem.
 * @param promise what the cases show, the title of their group
 * @param table two lines for each case: "text → other text", and the report from the line number on,
 *   preceded by "warning" unless it is an error, and by the file unless it is the edited one; or
 *   "nothing". A line with the path of a file starts the cases of that file.
 */
export function reportsEdits(promise: string, content: EditedContent, table: string): void {
  const lines = table.split('\n').map((line) => line.trim());
  const cases: (readonly [file: string, edit: string, report: string])[] = [];
  let [file, edit] = ['', ''];
  for (const line of lines.filter((text) => text !== '')) {
    if (/^[\w/-]+\.json$/.test(line)) file = line;
    else if (edit === '') edit = line;
    else {
      cases.push([file, edit, line]);
      edit = '';
    }
  }
  describe(promise, () => {
    it.each(cases)('%s with %s', (edited, edit, report) => {
      const [words = '', replacement = ''] = edit.split(/ → | →$/);
      content.replace(edited, words, replacement);
      const [, severity = 'error ', path = `${edited}:`, rest = ''] =
        /^(warning )?([\w/-]+\.json:)?(.*)$/.exec(report) ?? [];
      const expected = report === 'nothing' ? [] : [`${severity}content/${path}${rest}`];
      expect(content.problems()).toEqual(expected);
    });
  });
}
