import type { Problem } from './problem';

/** One line: "content/services/audit.json:4:3 title: what is wrong. How to mend it." */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const place = `${file}:${line.toString()}:${column.toString()}`;
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`;
}
