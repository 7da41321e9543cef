/** The part of the browser's Trusted Types (W3C) that is used here; TypeScript does not know it yet. */
type TrustedTypes = {
  readonly createPolicy: (name: 'default', rules: Rules) => unknown;
};

type Rules = Readonly<Record<'createHTML' | 'createScript', (text: string) => string | null>>;

/** How React makes a script element, and plain words. */
const harmlessHtml = /^(?:<script><\/script>|[^<]*)$/;

/**
 * What may become markup or script in a page whose content policy forbids both to be made from text:
 * the empty element that React makes, and structured data, which is JSON and runs nothing.
 */
export const rules: Rules = {
  // an element of structured data is cloned by its markup, in which every "<" is escaped
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

/** Sets these rules where the browser knows of such; elsewhere the rest of the policy must do. */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', rules);
}
