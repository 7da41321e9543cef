/** What Netlify and Cloudflare Pages send by themselves. */
const hostDefault = 'public, max-age=0, must-revalidate';

/** Headers by pattern, as these hosts read the file. */
function readHostHeaders(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of text.split('\n').filter((candidate) => candidate !== '')) {
    const pair = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (pair?.[1] && pair[2]) current.set(pair[1], pair[2]);
    else rules.set(line, (current = new Map<string, string>()));
  }
  return rules;
}

/**
 * What such a host sends for a file: all that matches, joined where it speaks of the same header.
 *
 * @param text of the `_headers` file, which is read once.
 * @returns the headers for a file, which is given from its first slash.
 */
export function hostAnswers(text: string): (file: string) => Record<string, string> {
  const rules = [...readHostHeaders(text)];
  return (file) => {
    const sent = new Map<string, string>();
    for (const [pattern, headers] of rules) {
      const matches = pattern.endsWith('*')
        ? file.startsWith(pattern.slice(0, -1))
        : file === pattern;
      for (const [name, value] of matches ? headers : []) {
        sent.set(name, [sent.get(name), value].filter(Boolean).join(', '));
      }
    }
    return { 'Cache-Control': hostDefault, ...Object.fromEntries(sent) };
  };
}
