/** The part of Trusted Types (W3C) that is used here; TypeScript has no types for it yet. */
type TrustedTypes = {
  readonly defaultPolicy?: unknown;
  readonly createPolicy: (name: 'default', rules: Rules) => unknown;
};

type RuleName = 'createHTML' | 'createScript' | 'createScriptURL';

/** Each returns the text if it is allowed, and null if the browser has to refuse it. */
type Rules = Readonly<Record<RuleName, (text: string) => string | null>>;

/** The HTML from which React creates a script element, and plain text. */
const harmlessHtml = /^(?:<script><\/script>|[^<]*)$/;

/**
 * The rules of the default policy. They allow the empty script element that React creates, plain text,
 * structured data, which is JSON and never runs, and the scripts of some origins.
 * @param origins those from which scripts may be added, such as `https://stats.example`
 */
export const rulesFor = (origins: readonly string[]): Rules => ({
  // Gatsby clones the element of structured data by its HTML, in which every "<" is escaped
  createHTML: (text) => (harmlessHtml.test(text) ? text : null),
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (address) =>
    origins.includes(new URL(address, document.baseURI).origin) ? address : null,
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the default Trusted Types policy in browsers that support it, unless somebody else has, such
 * as a user script, or a header forbids it: then the page goes on with what there is.
 * @param origins as for `rulesFor`
 */
export function createTrustedTypesPolicy(origins: readonly string[]): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', rulesFor(origins));
  } catch {
    // the header's policy holds
  }
}
