import type { ContentModel } from './content-model';
import type { Explanations, RuleDefinition } from './define-rule';
import type { FaultParams, FormatFault } from './format-fault';
import { checkRepairs, type Repairs } from './repairs';
import { editorWords } from './words/editor-words';
import { terminalWords } from './words/terminal-words';

/** What a site says of its content: the model without what is collected from rules and faults. */
type ModelDefinition = Pick<ContentModel, 'collections' | 'pictureFolder'> & {
  readonly rules: readonly RuleDefinition[];
  /** Rules for content without errors, such as one about entries that nothing shows. */
  readonly finalRules?: readonly RuleDefinition[];
  /** The faults of all formats. */
  readonly faults?: readonly FormatFault[];
};

/**
 * The model of a site: its words and repairs are those of the check, of its rules, and of its formats' faults.
 * @throws if two of them say different things under one code
 */
export function defineModel({
  rules,
  finalRules = [],
  faults = [],
  ...content
}: ModelDefinition): ContentModel {
  const own: readonly Explanations[] = [...rules, ...finalRules, ...faults.map(explanationsOf)];
  const terminal = joined([terminalWords, ...own.map(({ messages }) => messages)]);
  const inEditor = joined(own.map(({ editorMessages = {} }) => editorMessages));
  return {
    ...content,
    rules: rules.map(({ check }) => check),
    finalRules: finalRules.map(({ check }) => check),
    repairs: joined<Repairs[string]>([checkRepairs, ...own.map(({ repairs = {} }) => repairs)]),
    words: { terminal, editor: { ...terminal, ...editorWords, ...inEditor } },
  };
}

function explanationsOf({ code, message, editorMessage }: FormatFault): Explanations {
  return {
    messages: { [code]: message },
    ...(editorMessage && { editorMessages: { [code]: editorMessage } }),
    repairs: { [code]: offerBetter },
  };
}

const offerBetter = ({ better }: FaultParams) => (better === undefined ? [] : [better]);

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
