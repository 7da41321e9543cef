import { type Node, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ContentDocument } from './content-document';
import type { Finding, Problem } from './problem';
import { problemAtOffset } from './problem-at';
import type { Path } from './schema-traversal';
import { isBlank } from './visible-text';
import type { syntaxMessages } from './messages/syntax-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof syntaxMessages>();

/** Syntax errors, and duplicate keys, which JSON allows. */
export function syntaxProblems(document: ContentDocument): readonly Problem[] {
  const { text, tree, isUtf8, isPointer, hasByteOrderMark, isTooDeep } = document;
  const at = (offset: number, found: Finding) => problemAtOffset(document, offset, [], found);
  if (!isUtf8) return [at(Math.max(0, text.indexOf('\uFFFD')), finding('file-not-utf8'))];
  if (isBlank(text)) return [at(0, finding('file-empty'))];
  if (isPointer) return [at(0, finding('file-pointer'))];
  if (isTooDeep) return [at(0, finding('brackets-too-deep'))];
  const conflict = text.search(conflictMarker);
  if (conflict >= 0) return [at(conflict, finding('conflict-markers'))];
  return [
    ...(hasByteOrderMark ? [at(0, finding('byte-order-mark'))] : []),
    ...syntaxErrors(document).map(({ offset, found }) => at(offset, found)),
    ...(tree ? duplicateKeys(document, tree, []) : []),
  ];
}

/** A conflict marker of Git; no line of JSON looks like one. */
const conflictMarker = /^(?:<{7}|={7}|>{7})(?![<=>])/m;

/** Whether the file was parsed completely, so that missing fields are really missing. */
export function isSound(document: ContentDocument): boolean {
  const { isJson, isUtf8, isTooDeep } = document;
  const isReadable = isUtf8 && !isTooDeep;
  return isReadable && (isJson || syntaxErrors(document).every(({ isHarmless }) => isHarmless));
}

type SyntaxError = {
  readonly offset: number;
  readonly found: Finding;
  /** Whether the parser recovers after it. */
  readonly isHarmless?: boolean;
};

/** Syntax errors, up to the first from which the parser does not recover. */
function syntaxErrors({ text, isJson, syntaxErrors: parsed }: ContentDocument) {
  const errors: SyntaxError[] = [];
  for (const parseError of parsed) {
    const error = syntaxError(text, parseError);
    if (errors.every(({ offset }) => offset !== error.offset)) errors.push(error);
    if (!error.isHarmless) break;
  }
  if (errors.length === 0 && !isJson) errors.push({ offset: 0, found: finding('file-not-json') });
  return errors;
}

function syntaxError(text: string, { error, offset, length }: ParseError): SyntaxError {
  const symbol = text.slice(offset, offset + Math.max(1, length));
  const end = text.slice(0, offset).trimEnd().length;
  const name = printParseErrorCode(error);
  if (/^[}\]]/.test(symbol) && text.charAt(end - 1) === ',') {
    return { offset: end - 1, found: finding('comma-after-last'), isHarmless: true };
  }
  if (offset >= text.trimEnd().length) {
    return { offset: text.trimEnd().length, found: finding('file-unfinished') };
  }
  if (symbol === ',' || name === 'InvalidSymbol' || name === 'ValueExpected') {
    return { offset, found: unexpectedSymbol(symbol, text.charAt(offset - 1)) };
  }
  const code = codes[name];
  return {
    offset: name === 'CommaExpected' ? end : offset,
    found: code ? finding(code) : finding('symbol-unexpected', { found: symbol }),
    isHarmless: name === 'CommaExpected' || name === 'InvalidCommentToken',
  };
}

function unexpectedSymbol(symbol: string, before: string): Finding {
  if (/^['‘’“”]/.test(symbol)) return finding('quotation-mark-curly', { found: symbol });
  if (symbol.startsWith(';')) return finding('semicolon');
  if (before === '"') return finding('quotation-mark-inside');
  if (symbol === ',') return finding('comma-extra');
  if (/^[}\]]/.test(symbol)) return finding('value-missing');
  if (isBlank(symbol)) return finding('space-unusual');
  return finding('symbol-unquoted', { found: symbol });
}

/** The codes of errors, by the parser's names of them. */
const codes: Partial<
  Record<
    string,
    | 'backslash-alone'
    | 'colon-missing'
    | 'comma-missing'
    | 'comment'
    | 'name-missing'
    | 'quotation-mark-missing'
    | 'tab-in-text'
    | 'text-after-end'
  >
> = {
  UnexpectedEndOfString: 'quotation-mark-missing',
  InvalidCharacter: 'tab-in-text',
  InvalidEscapeCharacter: 'backslash-alone',
  InvalidUnicode: 'backslash-alone',
  PropertyNameExpected: 'name-missing',
  CommaExpected: 'comma-missing',
  InvalidCommentToken: 'comment',
  ColonExpected: 'colon-missing',
  EndOfFileExpected: 'text-after-end',
};

function duplicateKeys(document: ContentDocument, node: Node, path: Path): readonly Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.flatMap((child, index) => duplicateKeys(document, child, [...path, index]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value);
    const field = [...path, name];
    const isDuplicate = seen.has(name);
    seen.add(name);
    return [
      ...(isDuplicate
        ? [problemAtOffset(document, offset, field, finding('name-twice', { name }))]
        : []),
      ...(value ? duplicateKeys(document, value, field) : []),
    ];
  });
}
