import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ContentDocument } from './content-document';
import { quoted } from './suggestion';

type Slip = {
  readonly offset: number;
  readonly message: string;
  /** True where the rest of the file can still be read as it was meant. */
  readonly harmless?: true;
};

/**
 * What keeps a file from being JSON, in words. Behind a slip that hides the rest of the file nothing
 * more is reported: the parser only stumbles on.
 */
export function slips({ text, syntaxErrors }: ContentDocument): readonly Slip[] {
  const found: Slip[] = [];
  for (const error of syntaxErrors) {
    const slip = slipOf(text, error);
    if (found.every(({ offset }) => offset !== slip.offset)) found.push(slip);
    if (!slip.harmless) break;
  }
  const unnamed = 'The file is not valid JSON. Compare it with another file of the same folder.';
  return found.length > 0 || isJson(text) ? found : [{ offset: 0, message: unnamed }];
}

/** True where a text is JSON by the rules of the language itself. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function slipOf(text: string, { error, offset, length }: ParseError): Slip {
  const found = text.slice(offset, offset + Math.max(1, length));
  const end = text.slice(0, offset).trimEnd().length;
  const name = printParseErrorCode(error);
  if (/^[}\]]/.test(found) && text.charAt(end - 1) === ',') {
    const message = 'There is a comma after the last entry. Remove this comma.';
    return { offset: end - 1, message, harmless: true };
  }
  if (offset >= text.trimEnd().length) {
    const message = 'The file ends too soon: a closing "}" or "]" is missing.';
    return { offset: text.trimEnd().length, message };
  }
  if (found === ',' || name === 'InvalidSymbol' || name === 'ValueExpected') {
    return { offset, message: strangeSymbol(found, text.charAt(offset - 1)) };
  }
  if (name === 'CommaExpected') {
    const message = 'A comma is missing here. Write "," between this entry and the next.';
    return { offset: end, message, harmless: true };
  }
  if (name === 'InvalidCommentToken') {
    return { offset, message: 'JSON has no comments. Remove this one.', harmless: true };
  }
  const message = sentences.get(name) ?? `This does not belong here (got ${quoted(found)}).`;
  return { offset, message };
}

function strangeSymbol(found: string, before: string): string {
  if (/^['‘’“”]/.test(found)) {
    return `Texts stand in straight quotation marks (got ${found}). Write ".`;
  }
  if (before === '"') {
    return 'A quotation mark inside a text ends the text too soon. Write \\" for it.';
  }
  if (found === ',') return 'There is a comma too many. Remove this one.';
  if (/^[}\]]/.test(found)) return 'A value is missing here. Write it after the colon.';
  if (found.trim() === '') return 'There is an unusual space here. Replace it by an ordinary one.';
  return `This does not belong here (got ${quoted(found)}). Put it in quotation marks, or remove it.`;
}

const sentences = new Map([
  [
    'UnexpectedEndOfString',
    'The quotation mark at the end of this text is missing. Write " after it.',
  ],
  ['InvalidCharacter', 'This text holds a tab or an invisible sign. Write a space instead.'],
  [
    'InvalidEscapeCharacter',
    'A backslash in this text is not understood. Write "\\\\" for a backslash.',
  ],
  ['InvalidUnicode', 'A backslash in this text is not understood. Write "\\\\" for a backslash.'],
  ['PropertyNameExpected', 'The name of a field should stand here, in quotation marks.'],
  ['ColonExpected', 'A colon is missing between a field’s name and its value.'],
  [
    'EndOfFileExpected',
    'The file was complete before this. Remove it, or a bracket that closes too early.',
  ],
]);
