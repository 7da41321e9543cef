import { formPolicy, formTargets, hashes } from 'static-site/csp';

/** What a page's policy allows beyond what it finds in the page. */
export type PolicyOptions = {
  /** Other origins from which scripts may be loaded, and to which they may send requests. */
  readonly scripts: readonly string[];
  /** The code of the inline scripts that are allowed, without Gatsby's globals before them. */
  readonly inlineScripts: readonly string[];
  /** What to do about a script of another origin: a sentence of the error. */
  readonly scriptsHint: string;
};

/** Gatsby's inline globals before a script: the page's path and the build's hash. */
const gatsbyGlobals = /^window\.pagePath="[^"]*";window\.___webpackCompilationHash="[0-9a-f]*";/;

/** The Trusted Types policy by which webpack adds scripts. */
export const scriptPolicy = 'chunks';

const charset = /<meta charset="utf-8"\/?>/i;
/** Inline scripts except structured data, which never runs. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const foreignScript = /<script [^>]*src="(https?:[^"]*)"/g;
const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** Gatsby's own elements with style attributes, which a policy could only allow by `unsafe-hashes`. */
const styledElements = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * Writes the Content-Security-Policy of a page after its charset: resources of this origin only, inline
 * scripts and styles by their hashes. Replaces an earlier policy.
 * @throws for an inline script that is not allowed, a script from an origin that is not, or a missing charset
 */
export function writePolicy(html: string, options: PolicyOptions): string {
  const page = html
    .replaceAll(meta, '')
    .replaceAll(styledElements, (tag) => tag.replace(/ style="[^"]*"/, ''));
  if (!charset.test(page)) throw new Error('The page does not begin with its charset.');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page, options)}">`;
  return page.replace(charset, (found) => found + policy);
}

function policyOf(html: string, { scripts, inlineScripts, scriptsHint }: PolicyOptions): string {
  const targets = formTargets(html);
  const formOrigins = targets.filter((target) => target !== "'self'");
  const inPage = captures(html, inlineScript);
  for (const script of inPage)
    if (!inlineScripts.includes(script.replace(gatsbyGlobals, '')))
      throw new Error(`The page has an unknown inline script: ${script.slice(0, 80)}`);
  for (const { origin } of captures(html, foreignScript).map((address) => new URL(address)))
    if (!scripts.includes(origin))
      throw new Error(
        `The page loads a script from ${origin}, which its policy would block. ${scriptsHint}`,
      );
  const styles = captures(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const attributes = captures(html, /<[^>]*\sstyle="([^"]*)"/g);
  const requests = [...formOrigins, ...scripts];
  return [
    // data, fonts, the manifest, and prefetched pages, for which Firefox checks only this directive
    "default-src 'self'",
    "base-uri 'none'",
    // frames and workers of every kind
    "child-src 'none'",
    ...(requests.length > 0 ? [`connect-src ${["'self'", ...requests].join(' ')}`] : []),
    formPolicy(targets),
    // styles may contain small images
    "img-src 'self' data:",
    "media-src 'none'",
    "object-src 'none'",
    `script-src ${["'self'", ...scripts, hashes(inPage)].join(' ')}`,
    // styled-components opens an empty style element and fills it through the CSSOM;
    // this also forbids style attributes, with or without hashes
    `style-src 'self' ${hashes([...styles, ''])}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashes(attributes)}`] : []),
    // strings become HTML or scripts only by these policies (trusted-types.ts)
    "require-trusted-types-for 'script'",
    `trusted-types default ${scriptPolicy}`,
  ].join('; ');
}

/** The first group of every match of a pattern. */
function captures(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, text = '']) => text);
}
