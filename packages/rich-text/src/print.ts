import type { Block, Words } from './blocks';
import { isAdvice } from './fault';
import { markOfItem } from './item-marks';
import { joinWords } from './join-words';
import { hasSameMarks, merged } from './merge-words';
import { parse, parseLine } from './parse';

/**
 * Writes blocks as the lines that `parse` reads. A text without doubtful characters stays as it is; in any other, each
 * of them is escaped. Marks that can't be written, such as on half a word that ends in a bracket, are left out.
 */
export function print(blocks: readonly Block[]): readonly string[] {
  return blocks.map((block) =>
    printed(
      block.words,
      (line) => markOf(block) + line,
      (line) => {
        const { blocks: read, faults } = parse([line]);
        const own = faults.filter(
          ({ code }) => code !== 'item-without-parent' && code !== 'heading-skipped',
        );
        const isKind = read[0]?.kind === block.kind && read[0].depth === block.depth;
        return isKind && own.every(isAdvice) ? read[0]?.words : undefined;
      },
    ),
  );
}

/** Writes the words of a text of one line, like `print`. */
export function printLine(words: readonly Words[]): string {
  return printed(words, String, (line) => {
    const { words: read, faults } = parseLine(line);
    return faults.every(isAdvice) ? read : undefined;
  });
}

function markOf(block: Block): string {
  const { kind, depth } = block;
  switch (kind) {
    case 'heading':
      return depth === 2 ? '### ' : '## ';
    case 'bullet':
    case 'number':
      return markOfItem(block);
    case 'quotation':
      return '> ';
    case 'paragraph':
      return '';
  }
}

/**
 * The first way of writing words that is read as these words.
 * @param read what a line is read as; undefined if that has faults
 */
function printed(
  given: readonly Words[],
  complete: (line: string) => string,
  read: (line: string) => readonly Words[] | undefined,
): string {
  const words = merged(given.flatMap(withoutMarkedSpaces));
  for (const tried of [merged(given), words]) {
    for (const text of [String, escaped]) {
      const line = complete(joinWords(tried, text));
      if (isSame(read(line) ?? [], tried)) return line;
    }
  }
  const marked = words.findIndex(({ bold, emphasis }) => bold || emphasis);
  if (marked === -1) return complete(joinWords(words, escaped));
  const simpler = words.map((part, at) =>
    at === marked ? { ...part, bold: false, emphasis: false } : part,
  );
  return printed(simpler, complete, read);
}

/** A mark can't begin or end beside a space, which programs select with a word. */
function withoutMarkedSpaces(part: Words): readonly Words[] {
  if (!part.bold && !part.emphasis) return [part];
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(part.text) ?? [];
  const plain = { ...part, bold: false, emphasis: false };
  return [
    { ...plain, text: before },
    { ...part, text },
    { ...plain, text: after },
  ];
}

/** With a backslash before each character that could be a mark, or could begin one. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<&~=]|^[-#>+]|(?<=^\d{1,3})[.)]/g, String.raw`\$&`);
}

function isSame(read: readonly Words[], words: readonly Words[]): boolean {
  return (
    read.length === words.length &&
    words.every((part, at) => {
      const found = read[at];
      return found?.text === part.text && hasSameMarks(found, part);
    })
  );
}
