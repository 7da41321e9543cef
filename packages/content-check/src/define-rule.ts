import type { ContentFolder } from './content-document';
import type { Rule } from './content-model';
import type { Pictures, Problem } from './problem';
import type { Repairs, RepairsLike } from './repairs';
import { findingsOf, type Words, type WordsLike } from './words/words';

/** What is said about problems and offered to mend them, by their codes. */
export type Explanations = {
  /** For whoever edits the files as text. */
  readonly messages: Words;
  /** For whoever edits them in an editor, where that is something else. */
  readonly editorMessages?: Partial<Words>;
  readonly repairs?: Partial<Repairs>;
};

/** A rule of a site: what it checks, and what it says and offers. */
export type RuleDefinition = Explanations & { readonly check: Rule };

/** What a rule checks, and what it makes its findings with. */
type RuleContext<Messages extends Words> = {
  readonly folder: ContentFolder;
  readonly pictures: Pictures;
  readonly finding: ReturnType<typeof findingsOf<Messages>>;
};

/** Defines a rule; a finding, message or repair with a code or parameters that `messages` lacks is a type error. */
export function defineRule<Messages extends Words>({
  check,
  ...explanations
}: {
  readonly messages: Messages;
  readonly editorMessages?: Partial<WordsLike<NoInfer<Messages>>>;
  readonly repairs?: RepairsLike<NoInfer<Messages>>;
  readonly check: (context: RuleContext<NoInfer<Messages>>) => readonly Problem[];
}): RuleDefinition {
  const finding = findingsOf<Messages>();
  return { ...explanations, check: (folder, pictures) => check({ folder, pictures, finding }) };
}
