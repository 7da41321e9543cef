/** The default of Netlify and Cloudflare Pages. */
const hostDefault = 'public, max-age=0, must-revalidate';

/** Parses a `_headers` file: headers by pattern. */
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
 * The headers that these hosts send: those of all matching rules, values of the same header joined.
 * @param text of the `_headers` file
 * @returns the headers for a file, given from its first slash
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
