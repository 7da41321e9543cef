import { type ContentDocument, problemAt } from './content-document';
import type { Path } from './model-walk';
import type { Problem } from './problem';

/**
 * Signs in a text that no one sees. Line breaks are not among them: the model names those itself.
 * Controls for the direction of writing can make a text read otherwise than it is (CVE-2021-42574).
 */
const rules = [
  {
    severity: 'error',
    sign: /(?![\n\r])\p{Cc}/u,
    name: 'a control character',
  },
  { severity: 'error', sign: /\p{Surrogate}/u, name: 'half of a character' },
  {
    severity: 'error',
    sign: /[\u202A-\u202E\u2066-\u2069]/u,
    name: 'a hidden sign that turns the direction of the text',
  },
  {
    severity: 'warning',
    // a joiner inside an emoji, such as a family, belongs there
    sign: /[\u00AD\u061C\u200B\u200C\u200E\u200F\u2060\uFEFF]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u,
    name: 'an invisible sign without width',
  },
] as const;

/** Texts that hold signs no one can see, and HTML, which would be shown as it is written. */
export function characterProblems(document: ContentDocument): readonly Problem[] {
  return [...texts(document.value, [])].flatMap(({ path, text }) => [
    ...rules.flatMap(({ severity, sign, name }) => {
      const found = sign.exec(text)?.[0];
      if (found === undefined) return [];
      const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      const message = `There is ${name} in the text (U+${code}). Delete the text and type it anew.`;
      return [problemAt(document, path, message, severity)];
    }),
    ...markup(document, path, text),
  ]);
}

function markup(document: ContentDocument, path: Path, text: string): Problem[] {
  const found = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.exec(text)?.[0];
  if (found === undefined) return [];
  const message = `HTML is shown as it stands here (got ${found}). Write the text without it.`;
  return [problemAt(document, path, message, 'warning')];
}

function* texts(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* texts(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
