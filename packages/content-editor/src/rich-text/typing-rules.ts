import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType, Schema } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';

/** Marks that act as they are typed: "- ", "1. " (or, where a list goes on, "3. "), "# ", "> ", "**words**". */
export function typingRules({ nodes, marks }: Schema): Plugin {
  const { heading, bullets, numbers, quotation } = nodes;
  return inputRules({
    rules: [
      ...(heading
        ? [
            textblockTypeInputRule(/^(#{1,3})\s$/, heading, ([, signs = '']) => ({
              depth: signs.length > 2 ? 2 : 1,
            })),
          ]
        : []),
      ...(bullets ? [wrappingInputRule(/^\s*[-*•]\s$/, bullets)] : []),
      ...(numbers
        ? [
            wrappingInputRule(/^\s*(0|[1-9]\d{0,2})[.)]\s$/, numbers, ([, start]) => ({
              start: Number(start),
            })),
          ]
        : []),
      ...(quotation ? [wrappingInputRule(/^\s*>\s$/, quotation)] : []),
      ...(marks.bold ? [markRule(/(?<!\S)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold)] : []),
      ...(marks.emphasis
        ? [markRule(/(?<![^\s])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis)]
        : []),
    ],
  });
}

/** Replaces words between signs by the words with a mark. */
function markRule(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, ({ tr }, [, words = ''], start, end) => {
    if (words === '') return null;
    const { schema } = mark;
    return tr.replaceWith(start, end, schema.text(words, [mark.create()])).removeStoredMark(mark);
  });
}
