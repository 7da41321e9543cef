import type { ContentModel } from './content-model';
import type { Explanations, RuleDefinition } from './define-rule';
import type { FaultParams, FormatFault } from './format-fault';
import { checkRepairs, type Repairs } from './repairs';
import type { Messages } from './messages/messages';

/** What a site says of its content: the model without what is collected from rules and faults. */
export type ModelDefinition = Pick<ContentModel, 'collections' | 'pictureFolder'> & {
  readonly rules: readonly RuleDefinition[];
  /** Rules for content without errors, such as one about entries that nothing shows. */
  readonly finalRules?: readonly RuleDefinition[];
  /** The faults of all formats. */
  readonly faults?: readonly FormatFault[];
};

/** A model with words for every code of its rules. */
type CompleteModel = ContentModel & {
  readonly words: { readonly terminal: Messages; readonly editor: Messages };
};

/**
 * The model of a site: its words are those of its rules and of its formats' faults, its repairs also those of the check.
 * @throws if two of them say different things under one code
 */
export function defineModel({
  rules,
  finalRules = [],
  faults = [],
  ...content
}: ModelDefinition): CompleteModel {
  const own: readonly Explanations[] = [...rules, ...finalRules, ...faults.map(explanationsOf)];
  return {
    ...content,
    rules: rules.map(({ check }) => check),
    finalRules: finalRules.map(({ check }) => check),
    repairs: joined<Repairs[string]>([checkRepairs, ...own.map(({ repairs = {} }) => repairs)]),
    words: {
      terminal: joined(own.map(({ messages }) => messages)),
      editor: joined(own.map(({ editorMessages = {} }) => editorMessages)),
    },
  };
}

function explanationsOf({ code, message, editorMessage }: FormatFault): Explanations {
  return {
    messages: { [code]: message },
    ...(editorMessage && { editorMessages: { [code]: editorMessage } }),
    repairs: { [code]: offerCorrection },
  };
}

const offerCorrection = ({ correction }: FaultParams) =>
  correction === undefined ? [] : [correction];

function joined<Entry>(tables: readonly Readonly<Record<string, Entry | undefined>>[]) {
  const all = new Map<string, Entry>();
  for (const [code, entry] of tables.flatMap((table) => Object.entries(table))) {
    if (entry === undefined) continue;
    if ((all.get(code) ?? entry) !== entry)
      throw new Error(`Two rules have the code "${code}". Rename one.`);
    all.set(code, entry);
  }
  return Object.fromEntries(all);
}
