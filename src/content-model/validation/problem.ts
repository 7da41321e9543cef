/** One thing to mend, or to think about, in the content. */
export type Problem = {
  /** An error stops a build; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The file, such as "content/services/ethical-ai-audits.json". */
  readonly file: string;
  /** Where it stands, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "sections[1].heading"; empty where it is the whole file. */
  readonly field: string;
  /** What is wrong and how to mend it, in plain sentences. */
  readonly message: string;
};
