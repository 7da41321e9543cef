import { type ParseError, ParseErrorCode } from 'jsonc-parser';
import type { ContentDocument } from './content-document';
import { quoted } from './suggestion';

interface Slip {
  readonly offset: number;
  readonly message: string;
  /** True where the rest of the file can still be read as it was meant. */
  readonly harmless?: true;
}

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
  if (/^[}\]]/.test(found) && text.charAt(end - 1) === ',') {
    const message = 'There is a comma after the last entry. Remove this comma.';
    return { offset: end - 1, message, harmless: true };
  }
  if (offset >= text.trimEnd().length) {
    const message = 'The file ends too soon: a closing "}" or "]" is missing.';
    return { offset: text.trimEnd().length, message };
  }
  if (/^['‘’“”]/.test(found)) {
    return { offset, message: `Texts stand in straight quotation marks (got ${found}). Write ".` };
  }
  const sentence = sentences[error];
  if (error === ParseErrorCode.CommaExpected) {
    const message = 'A comma is missing here. Write "," between this entry and the next.';
    return { offset: end, message, harmless: true };
  }
  if (error === ParseErrorCode.InvalidCommentToken) {
    return { offset, message: 'JSON has no comments. Remove this one.', harmless: true };
  }
  return { offset, message: sentence ?? `This does not belong here (got ${quoted(found)}). Remove it, or put it in quotation marks.` };
}

const sentences: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.UnexpectedEndOfString]:
    'The quotation mark at the end of this text is missing. Write " after it.',
  [ParseErrorCode.InvalidCharacter]:
    'This text holds a line break or a tab. Write it on one line, with blanks.',
  [ParseErrorCode.InvalidEscapeCharacter]:
    'A backslash in this text is not understood. Write "\\\\" for a backslash.',
  [ParseErrorCode.InvalidUnicode]:
    'A backslash in this text is not understood. Write "\\\\" for a backslash.',
  [ParseErrorCode.PropertyNameExpected]:
    'The name of a field should stand here, in quotation marks.',
  [ParseErrorCode.ColonExpected]: 'A colon is missing between a field’s name and its value.',
  [ParseErrorCode.EndOfFileExpected]:
    'The file was complete before this. Remove it, or a bracket that closes too early.',
};
