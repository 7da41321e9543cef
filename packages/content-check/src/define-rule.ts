import type { ContentFolder } from './content-document';
import type { Rule } from './content-model';
import type { Pictures, Problem } from './problem';
import type { Repairs, RepairsLike } from './repairs';
import { findingsOf, type Messages, type MessagesLike } from './messages/messages';

/** What is said about problems and offered to mend them, by their codes. */
export type Explanations = {
  /** For whoever edits the files as text. */
  readonly messages: Messages;
  /** For whoever edits them in an editor, where that is something else. */
  readonly editorMessages?: Partial<Messages>;
  readonly repairs?: Partial<Repairs>;
};

/** A rule of a site: what it checks, and what it says and offers. */
export type RuleDefinition = Explanations & { readonly check: Rule };

/** What a rule checks, and what it makes its findings with. */
type RuleContext<Table extends Messages> = {
  readonly folder: ContentFolder;
  readonly pictures: Pictures;
  readonly finding: ReturnType<typeof findingsOf<Table>>;
};

/** Defines a rule; a finding, message or repair with a code or parameters that `messages` lacks is a type error. */
export function defineRule<Table extends Messages>({
  check,
  ...explanations
}: {
  readonly messages: Table;
  readonly editorMessages?: Partial<MessagesLike<NoInfer<Table>>>;
  readonly repairs?: RepairsLike<NoInfer<Table>>;
  readonly check: (context: RuleContext<NoInfer<Table>>) => readonly Problem[];
}): RuleDefinition {
  const finding = findingsOf<Table>();
  return { ...explanations, check: (folder, pictures) => check({ folder, pictures, finding }) };
}
