/** The part of Trusted Types (W3C) that is used here; TypeScript has no types for it yet. */
type TrustedTypes = {
  readonly createPolicy: (name: 'default', rules: Rules) => unknown;
};

type Rules = Readonly<Record<'createHTML' | 'createScript', (text: string) => string | null>>;

/** The HTML from which React creates a script element, and plain text. */
const harmlessHtml = /^(?:<script><\/script>|[^<]*)$/;

/**
 * The rules of the default policy. They allow the empty script element that React creates, plain text,
 * and structured data, which is JSON and never runs.
 */
export const rules: Rules = {
  // Gatsby clones the element of structured data by its HTML, in which every "<" is escaped
  createHTML: (text) => (harmlessHtml.test(text) ? text : null),
  createScript: (text) => (isJson(text) ? text : null),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Creates the default Trusted Types policy in browsers that support it. */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', rules);
}
