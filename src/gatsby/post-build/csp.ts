import { createHash } from 'node:crypto';

/** What Gatsby says inline, in front of our loader: which page this is, and of which build. */
const gatsbyGlobals = /^window\.pagePath="[^"]*";window\.___webpackCompilationHash="[0-9a-f]*";/;

/** What of the policy needs no hash and holds for every page, for the header that every host sends. */
export const headerPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const postingForm = /<form [^>]*method="post"[^>]*>/g;

/** The origins, as sources in a policy, to which a finished page can send its forms. */
export function formTargets(html: string): readonly string[] {
  const targets = Array.from(html.matchAll(postingForm), ([form]) => {
    const action = /\saction="([^"]*)"/.exec(form)?.[1] ?? '';
    return URL.canParse(action) ? new URL(action).origin : "'self'";
  });
  return [...new Set(targets)];
}

/**
 * To where forms can be sent, and to the site itself: browsers hold a form to its policy also when the
 * answer leads elsewhere, to the page that thanks.
 */
export function formPolicy(targets: readonly string[] = []): string {
  const sources = targets.length > 0 ? [...new Set([...targets, "'self'"])] : ["'none'"];
  return `form-action ${sources.join(' ')}`;
}

/** Under which name webpack may add its scripts to a page, by Trusted Types. */
export const scriptPolicy = 'chunks';

const charset = /<meta charSet="utf-8"\/?>/;
/** Structured data is none: nothing runs it. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Writes its Content-Security-Policy into a finished page, after the charset: what the site uses, from
 * this origin alone, inline scripts and styles by their hashes. A policy already there is replaced.
 *
 * @param loader code of the one inline script of our own.
 * @throws when the page holds an inline script of unknown shape, or no charset.
 */
export function writePolicy(html: string, loader: string): string {
  const page = html.replaceAll(meta, '');
  if (!charset.test(page)) throw new Error('The page does not begin with its charset.');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(page, loader)}">`;
  return page.replace(charset, (found) => found + policy);
}

function pagePolicy(html: string, loader: string): string {
  const targets = formTargets(html);
  const foreign = targets.filter((target) => target !== "'self'");
  const scripts = captures(html, inlineScript);
  for (const script of scripts) {
    if (script.replace(gatsbyGlobals, '') !== loader)
      throw new Error(`The page holds an unknown inline script: ${script.slice(0, 80)}`);
  }
  const styles = captures(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const attributes = captures(html, /<[^>]*\sstyle="([^"]*)"/g);
  return [
    // data, fonts, the manifest, and pages fetched ahead, for which Firefox asks this directive alone
    "default-src 'self'",
    "base-uri 'none'",
    // frames and workers of every kind
    "child-src 'none'",
    ...(foreign.length > 0 ? [`connect-src 'self' ${foreign.join(' ')}`] : []),
    formPolicy(targets),
    // the contours of the cards are images within the styles
    "img-src 'self' data:",
    "media-src 'none'",
    "object-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    // styled-components opens an empty style element and fills it through the CSSOM;
    // style attributes are forbidden by this as well, hashes or not
    `style-src 'self' ${hashes([...styles, ''])}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashes(attributes)}`] : []),
    // no text becomes markup or script but through these; see src/gatsby/browser/trusted-types.ts
    "require-trusted-types-for 'script'",
    `trusted-types default ${scriptPolicy}`,
  ].join('; ');
}

/** What the group of a pattern holds, wherever it is found. */
function captures(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, text = '']) => text);
}

/** The hashes of inline scripts or styles, as a directive lists them. */
export function hashes(texts: readonly string[]): string {
  const quoted = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(quoted)].join(' ');
}
