import { type Node, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ContentDocument } from './content-document';
import { type Problem, problemAtOffset, quoted } from './problem';
import type { Path } from './schema-traversal';

/** Syntax errors, and duplicate keys, which JSON allows. */
export function syntaxProblems(document: ContentDocument): readonly Problem[] {
  const { text, tree, isUtf8, hasByteOrderMark, isTooDeep } = document;
  const at = (offset: number, message: string) => problemAtOffset(document, offset, [], message);
  if (!isUtf8) {
    const message =
      'The file is not saved as UTF-8, so some characters are lost. Save it as "UTF-8".';
    return [at(Math.max(0, text.indexOf('\uFFFD')), message)];
  }
  if (text.trim() === '') {
    return [at(0, 'The file is empty. Restore its content, or delete it.')];
  }
  if (isTooDeep) {
    return [at(0, 'Brackets are nested more than 100 deep. Restore the content of the file.')];
  }
  const conflict = text.search(conflictMarker);
  if (conflict >= 0) return [at(conflict, conflictMessage)];
  const mark = 'The file starts with an invisible character (BOM). Save it as "UTF-8" without BOM.';
  return [
    ...(hasByteOrderMark ? [at(0, mark)] : []),
    ...syntaxErrors(document).map(({ offset, message }) => at(offset, message)),
    ...(tree ? duplicateKeys(document, tree, []) : []),
  ];
}

/** A conflict marker of Git; no line of JSON looks like one. */
const conflictMarker = /^(?:<{7}|={7}|>{7})(?![<=>])/m;

const conflictMessage =
  'Two people have changed this, and the file contains both versions. Keep one, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".';

/** Whether the file was parsed completely, so that missing fields are really missing. */
export function isSound(document: ContentDocument): boolean {
  const { isJson, isUtf8, isTooDeep } = document;
  const isReadable = isUtf8 && !isTooDeep;
  return isReadable && (isJson || syntaxErrors(document).every(({ isHarmless }) => isHarmless));
}

type SyntaxError = {
  readonly offset: number;
  readonly message: string;
  /** Whether the parser recovers after it. */
  readonly isHarmless?: boolean;
};

/** Syntax errors, up to the first from which the parser does not recover. */
function syntaxErrors(document: ContentDocument): readonly SyntaxError[] {
  const { text, isJson } = document;
  const found: SyntaxError[] = [];
  for (const parseError of document.syntaxErrors) {
    const error = syntaxError(text, parseError);
    if (found.every(({ offset }) => offset !== error.offset)) found.push(error);
    if (!error.isHarmless) break;
  }
  const unnamed = 'The file is not valid JSON. Compare it with another file in the same folder.';
  return found.length > 0 || isJson ? found : [{ offset: 0, message: unnamed }];
}

function syntaxError(text: string, { error, offset, length }: ParseError): SyntaxError {
  const found = text.slice(offset, offset + Math.max(1, length));
  const end = text.slice(0, offset).trimEnd().length;
  const code = printParseErrorCode(error);
  if (/^[}\]]/.test(found) && text.charAt(end - 1) === ',') {
    const message = 'There is a comma after the last entry. Remove this comma.';
    return { offset: end - 1, message, isHarmless: true };
  }
  if (offset >= text.trimEnd().length) {
    const message = 'The file ends too soon: a closing "}" or "]" is missing.';
    return { offset: text.trimEnd().length, message };
  }
  if (found === ',' || code === 'InvalidSymbol' || code === 'ValueExpected') {
    return { offset, message: unexpectedSymbol(found, text.charAt(offset - 1)) };
  }
  return {
    offset: code === 'CommaExpected' ? end : offset,
    message: messages[code] ?? `This does not belong here (got ${quoted(found)}).`,
    isHarmless: code === 'CommaExpected' || code === 'InvalidCommentToken',
  };
}

function unexpectedSymbol(found: string, before: string): string {
  if (/^['‘’“”]/.test(found)) {
    return `Text goes in straight quotation marks (got ${found}). Use ".`;
  }
  if (found.startsWith(';')) return 'Entries are separated by commas (got ";"). Use ",".';
  if (before === '"') {
    return 'A quotation mark inside a text ends it too soon. Write \\" instead.';
  }
  if (found === ',') return 'There is an extra comma. Remove it.';
  if (/^[}\]]/.test(found)) return 'A value is missing here. Write it after the colon.';
  if (found.trim() === '')
    return 'There is an unusual space here. Replace it with an ordinary one.';
  return `This does not belong here (got ${quoted(found)}). Put it in quotation marks, or remove it.`;
}

const backslash = 'A backslash can’t stand alone in a text. Write "\\\\" for a backslash.';

/** By the parser's name of the error. */
const messages: Partial<Record<string, string>> = {
  UnexpectedEndOfString: 'The quotation mark at the end of this text is missing. Add " after it.',
  InvalidCharacter: 'This text contains a tab or an invisible character. Use a space instead.',
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  PropertyNameExpected: 'The name of a field, in quotation marks, is missing here.',
  CommaExpected: 'A comma is missing here. Add "," between this entry and the next.',
  InvalidCommentToken: 'JSON can’t contain comments. Remove this one.',
  ColonExpected: 'A colon is missing between a field’s name and its value.',
  EndOfFileExpected:
    'The file was complete before this. Remove it, or a bracket that closes too early.',
};

function duplicateKeys(document: ContentDocument, node: Node, path: Path): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.flatMap((child, index) => duplicateKeys(document, child, [...path, index]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value);
    const field = [...path, name];
    const message = `The field ${quoted(name)} appears twice. Keep one of the two.`;
    const duplicate = seen.has(name) ? [problemAtOffset(document, offset, field, message)] : [];
    seen.add(name);
    return [...duplicate, ...(value ? duplicateKeys(document, value, field) : [])];
  });
}
