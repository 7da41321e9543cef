import type { Finding, Problem } from '../problem';

/**
 * What is said of problems: for each code a function from the parameters of the problem to sentences that
 * say what is wrong and how to fix it. It is given the whole table, too, for a problem that is about
 * another one. Another language is another table with the same codes.
 */
export type Messages = Readonly<Record<string, (params: never, messages: Messages) => string>>;

/** In place of a code: what a table says of every code that it has no message for. */
export const anyCode = '*';

/** A table of messages, whose codes and parameters `findingsOf` and `MessagesLike` know. */
export function defineMessages<Table extends Messages>(table: Table): Table {
  return table;
}

/** Other messages for the same codes and parameters. */
export type MessagesLike<Table extends Messages> = {
  readonly [Code in keyof Table]: (params: Parameters<Table[Code]>[0]) => string;
};

/** The parameters of a problem, if its message takes any. */
type Given<Say extends Messages[string]> = Parameters<Say> extends [] ? [] : [Parameters<Say>[0]];

/** Makes the findings that a table has messages for: another code, or other parameters, is a type error. */
export function findingsOf<Table extends Messages>() {
  return <Code extends keyof Table & string>(code: Code, ...given: Given<Table[Code]>): Finding => {
    const [params = {}]: readonly Finding['params'][] = given;
    return { code, params };
  };
}

/**
 * What a table says about a problem.
 * @throws if it has no message for the problem's code
 */
export function messageOf({ code, params }: Finding, messages: Messages): string {
  const say = messages[code] ?? messages[anyCode];
  if (!say) throw new Error(`There is no message for "${code}".`);
  // the parameters belong to the code: `findingsOf` has made the problem
  return say(params as never, messages);
}

/** A problem in words, for what knows no tables: programs that read the report, the bar in the page. */
export type WordedProblem = Omit<Problem, 'code' | 'params'> & { readonly message: string };

/** Puts a problem into words. */
export function worded({ code, params, ...problem }: Problem, messages: Messages): WordedProblem {
  return { ...problem, message: messageOf({ code, params }, messages) };
}

/** One line: "content/services/audit.json:4:3 title: what is wrong. How to fix it." */
export function formatProblem(problem: Problem, messages: Messages): string {
  const { file, line, column, field, message } = worded(problem, messages);
  const place = `${file}:${line}:${column}`;
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`;
}
