import type { Block, Run } from './blocks';
import { characterKind } from './emphasis';
import { isAdvice } from './fault';
import { writableTarget } from './inline-marks';
import { markOfItem } from './item-marks';
import { joinWords } from './join-words';
import { hasSameMarks, merged } from './merge-words';
import { parse, parseLine } from './parse';

/**
 * Writes blocks as the lines that `parse` reads. A text without doubtful characters stays as it is; in any other, each
 * of them is escaped. A mark that can't be written, as on “AI-” in “AI-based”, moves off the sign at its end, or is left out;
 * an address that can't is encoded.
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
export function printLine(words: readonly Run[]): string {
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
  given: readonly Run[],
  complete: (line: string) => string,
  read: (line: string) => readonly Run[] | undefined,
): string {
  const all = merged(given.map(withWritableTarget));
  const spoken = merged(all.flatMap(withoutMarkedSpaces));
  const words = merged(spoken.flatMap(withoutStuckSigns));
  for (const tried of [all, spoken, words]) {
    for (const text of [String, escaped]) {
      const line = complete(joinWords(tried, text));
      if (isSame(read(line) ?? [], tried)) return line;
    }
  }
  const line = complete(joinWords(words, escaped));
  const found = read(line) ?? [];
  const isMarked = ({ bold, emphasis }: Run) => bold || emphasis;
  // the one that was read as something else, which may have been taken for words beside it
  const wrong = words.findIndex((part, at) => !isSamePart(found[at], part));
  const near = words.findIndex((part, at) => at >= wrong - 1 && isMarked(part));
  const marked = near === -1 ? words.findIndex(isMarked) : near;
  if (marked === -1) return line;
  const simpler = words.map((part, at) =>
    at === marked ? { ...part, bold: false, emphasis: false } : part,
  );
  return printed(simpler, complete, read);
}

const withWritableTarget = (part: Run): Run =>
  part.href === undefined ? part : { ...part, href: writableTarget(part.href) };

/** A mark can't begin or end between a sign, such as a hyphen, and a letter: the sign is left out. */
function withoutStuckSigns(part: Run, at: number, words: readonly Run[]): readonly Run[] {
  const { text } = part;
  const [before, after] = [words[at - 1], words[at + 1]];
  const start = isStuck(part, before, Array.from(before?.text ?? '').at(-1))
    ? (/^[\p{P}\p{S}]+/u.exec(text)?.[0].length ?? 0)
    : 0;
  const rest = text.slice(start);
  const end = isStuck(part, after, Array.from(after?.text ?? '')[0])
    ? (/[\p{P}\p{S}]+$/u.exec(rest)?.[0].length ?? 0)
    : 0;
  const middle = rest.slice(0, rest.length - end);
  return [
    { ...part, ...sharedMarks(part, before), text: text.slice(0, start) },
    { ...part, text: middle },
    { ...part, ...sharedMarks(part, after), text: rest.slice(middle.length) },
  ];
}

/** Whether a mark of a part would have to begin or end at a letter beside it. */
function isStuck(part: Run, beside: Run | undefined, letter: string | undefined): boolean {
  // marks are inside of links, whose brackets are signs
  if (!beside || beside.href !== part.href || characterKind(letter) !== 'letter') return false;
  return (part.bold && !beside.bold) || (part.emphasis && !beside.emphasis);
}

const sharedMarks = (part: Run, beside: Run | undefined) => ({
  bold: part.bold && beside?.bold === true,
  emphasis: part.emphasis && beside?.emphasis === true,
});

/** A mark can't begin or end beside a space, which programs select with a word. */
function withoutMarkedSpaces(part: Run): readonly Run[] {
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

function isSame(read: readonly Run[], words: readonly Run[]): boolean {
  return read.length === words.length && words.every((part, at) => isSamePart(read[at], part));
}

const isSamePart = (read: Run | undefined, part: Run): boolean =>
  read?.text === part.text && hasSameMarks(read, part);
