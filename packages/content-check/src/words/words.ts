import type { Finding, Problem } from '../problem';

/**
 * The words about problems: for each code a function from the parameters of the problem to sentences that
 * say what is wrong and how to fix it. It is given the whole table, too, for a problem that is about
 * another one. Another language is another table with the same codes.
 */
export type Words = Readonly<Record<string, (params: never, words: Words) => string>>;

/** In place of a code: what a table says of every code that it has no words for. */
export const anyCode = '*';

/** A table of words, whose codes and parameters `findingsOf` and `WordsLike` know. */
export function defineWords<Table extends Words>(table: Table): Table {
  return table;
}

/** Other words for the same codes and parameters. */
export type WordsLike<Table extends Words> = {
  readonly [Code in keyof Table]: (params: Parameters<Table[Code]>[0]) => string;
};

/** The parameters of a problem, if its words take any. */
type Given<Say extends Words[string]> = Parameters<Say> extends [] ? [] : [Parameters<Say>[0]];

/** Makes the findings that a table has words for: another code, or other parameters, is a type error. */
export function findingsOf<Table extends Words>() {
  return <Code extends keyof Table & string>(code: Code, ...given: Given<Table[Code]>): Finding => {
    const [params = {}]: readonly Finding['params'][] = given;
    return { code, params };
  };
}

/**
 * What a table says about a problem.
 * @throws if it has no words for the problem's code
 */
export function wordsOf({ code, params }: Finding, words: Words): string {
  const say = words[code] ?? words[anyCode];
  if (!say) throw new Error(`There are no words for "${code}".`);
  // the parameters belong to the code: `findingsOf` has made the problem
  return say(params as never, words);
}

/** A problem in words, for what knows no tables: programs that read the report, the bar in the page. */
export type WordedProblem = Omit<Problem, 'code' | 'params'> & { readonly message: string };

/** Puts a problem into words. */
export function worded({ code, params, ...problem }: Problem, words: Words): WordedProblem {
  return { ...problem, message: wordsOf({ code, params }, words) };
}

/** One line: "content/services/audit.json:4:3 title: what is wrong. How to fix it." */
export function formatProblem(problem: Problem, words: Words): string {
  const { file, line, column, field, message } = worded(problem, words);
  const place = `${file}:${line}:${column}`;
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`;
}
