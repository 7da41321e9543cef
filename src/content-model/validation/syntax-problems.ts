import type { Node } from 'jsonc-parser';
import { type ContentDocument, problemAtOffset } from './content-document';
import type { Path } from './model-walk';
import type { Problem } from './problem';
import { quoted } from './suggestion';
import { isJson, slips } from './syntax-slips';

/** What JSON itself does not allow, and what it allows but no one means: a key written twice. */
export function syntaxProblems(document: ContentDocument): readonly Problem[] {
  const { text, tree, readable, marked, deep } = document;
  const at = (offset: number, message: string) => problemAtOffset(document, offset, [], message);
  if (!readable) {
    const message = 'The file is not saved as UTF-8, so some letters are lost. Save it as "UTF-8".';
    return [at(Math.max(0, text.indexOf('\uFFFD')), message)];
  }
  if (text.trim() === '') {
    return [at(0, 'The file is empty. Put back what was in it, or delete the file.')];
  }
  if (deep) {
    return [at(0, 'Brackets stand inside brackets, over 100 deep. Put back what was in the file.')];
  }
  const mark = 'The file begins with an invisible mark (BOM). Save it as "UTF-8" without BOM.';
  return [
    ...(marked ? [at(0, mark)] : []),
    ...slips(document).map(({ offset, message }) => at(offset, message)),
    ...(tree ? repeatedKeys(document, tree, []) : []),
  ];
}

/** True where the file can be taken at its word: then what is missing in it really is missing. */
export function isSound(document: ContentDocument): boolean {
  const { readable, text, deep } = document;
  return readable && !deep && (isJson(text) || slips(document).every(({ harmless }) => harmless));
}

function repeatedKeys(document: ContentDocument, node: Node, path: Path): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.flatMap((child, index) => repeatedKeys(document, child, [...path, index]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value);
    const place = [...path, name];
    const message = `The field ${quoted(name)} stands here a second time. Keep one of the two.`;
    const repeated = seen.has(name) ? [problemAtOffset(document, offset, place, message)] : [];
    seen.add(name);
    return [...repeated, ...(value ? repeatedKeys(document, value, place) : [])];
  });
}
