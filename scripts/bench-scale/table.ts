import type { Measurement } from './measure';

const head = [
  '| Added | Check | Clean build | Peak memory | Home: HTML, data | Grown page: HTML, data |',
  '| --- | --: | --: | --: | --: | --: |',
];

/** The rows of the table in a text, by what was added, with one that was measured now. */
export function withRow(text: string, measured: Measurement): string {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  const name = `${measured.count} ${measured.kind}`;
  const others = rows.filter((row) => !row.startsWith(`| ${name} `));
  const all = [...others, row(name, measured)].sort((one, other) =>
    key(one).localeCompare(key(other), 'en', { numeric: true }),
  );
  return [...head, ...all].join('\n');
}

function row(name: string, { check, build, memory, home, grown }: Measurement): string {
  const weight = ({ html, data }: Measurement['home']) =>
    `${html.toFixed(1)}, ${data.toFixed(1)} kB`;
  const cells = [
    name,
    `${check.toFixed(1)} s`,
    `${build.toFixed(0)} s`,
    `${memory.toFixed(0)} MB`,
    weight(home),
    weight(grown),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** By kind, then by number: "pages 10". */
function key(line: string): string {
  const [, count = '', kind = ''] = /^\| (\d+) (\w+)/.exec(line) ?? [];
  return `${kind} ${count}`;
}
