/** What a text may hold besides words. */
export type Mark = 'bold' | 'emphasis' | 'link' | 'heading' | 'list' | 'quotation';

/** The marks that a text on one line can hold. */
export const inlineMarks: readonly Mark[] = ['bold', 'emphasis', 'link'];

/** Every mark. */
export const allMarks: readonly Mark[] = [...inlineMarks, 'heading', 'list', 'quotation'];

/** A place in a line, in units of UTF-16: the first, and the one after the last. */
export type Range = { readonly from: number; readonly to: number };

/** Words in a row that have the same marks. */
export type Run = {
  readonly text: string;
  readonly bold: boolean;
  readonly emphasis: boolean;
  /** Where they lead. */
  readonly href?: string;
};

/** A run, and its place in the line without the marks around it. */
export type Span = Run & Range;

/** A link in a line, and the place of its target. */
export type LinkTarget = Range & { readonly href: string };

/** The kind of a block: a heading is one of a part of the text, below that of its section. */
export type BlockKind = 'paragraph' | 'heading' | 'bullet' | 'number' | 'quotation';

/** One line of a text. */
export type Block<Part extends Run = Run> = {
  readonly kind: BlockKind;
  /** 2 for a heading below another one, and for an item inside another one; else 1. */
  readonly depth: 1 | 2;
  /** The number that is written before an item of a numbered list. */
  readonly number?: number;
  readonly words: readonly Part[];
};

/** Whether a block belongs to a list. */
export function isItem({ kind }: Pick<Block, 'kind'>): boolean {
  return kind === 'bullet' || kind === 'number';
}
