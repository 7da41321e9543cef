import type { Range } from 'rich-text/blocks';

/** What is wrong: a code and its parameters, for which tables have words (`words/words.ts`). */
export type Finding = {
  readonly code: string;
  /**
   * Plain JSON. A parameter `elsewhere` names the place of something else, such as the first of two equal
   * texts, and doesn't belong to the identity of a problem. A parameter `hidden` is the file of an entry that visitors don't
   * see, which a form offers to make public.
   */
  readonly params: Readonly<Record<string, unknown>>;
};

/** An error or a warning about the content. */
export type Problem = Finding & {
  /** An error stops a build; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The file, such as "content/services/ethical-ai-audits.json". */
  readonly file: string;
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "sections[1].heading"; empty for the whole file. */
  readonly field: string;
  /** The part of the field's text that is meant, where it is not all of it. */
  readonly within?: Range;
};

/** The size of a picture in pixels, or why it can't be shown. */
export type PictureInspection =
  { readonly width: number; readonly height: number } | { readonly finding: Finding };

/** What was found in the pictures of a folder, by path below it. */
export type Pictures = ReadonlyMap<string, PictureInspection>;

/** Identifies a problem, independent of its line. */
export function problemKey({ file, field, code, params }: Problem): string {
  return JSON.stringify([file, field, code, { ...params, elsewhere: undefined }]);
}
