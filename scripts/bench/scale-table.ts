const head = [
  '| Added | Check | Clean build | Peak memory | Home: HTML, data | Grown page: HTML, data |',
  '| --- | --: | --: | --: | --: | --: |',
];

/**
 * The rows of the table in a text, by what was added, with one that was measured now.
 * @param name what was added, as in `100 pages`
 */
export function withRow(text: string, name: string, cells: readonly string[]): string {
  const others = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line) && !line.startsWith(`| ${name} `));
  const rows = [...others, `| ${[name, ...cells].join(' | ')} |`];
  return [
    ...head,
    ...rows.sort((a, b) => key(a).localeCompare(key(b), 'en', { numeric: true })),
  ].join('\n');
}

/** By kind, then by number: "pages 10". */
const key = (line: string) => line.replace(/^\| (\d+) (\w+).*/, '$2 $1');
