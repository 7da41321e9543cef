import { createHash } from 'node:crypto';

/** Gatsby's inline globals before the script loader: the page's path and the build's hash. */
const gatsbyGlobals = /^window\.pagePath="[^"]*";window\.___webpackCompilationHash="[0-9a-f]*";/;

/** The directives that are the same for all pages, for the header that every host sends. */
export const headerPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const postingForm = /<form [^>]*method="post"[^>]*>/g;

/** The origins to which a page sends its forms, as sources of a policy. */
export function formTargets(html: string): readonly string[] {
  return Array.from(html.matchAll(postingForm), ([form]) => {
    const action = /\saction="([^"]*)"/.exec(form)?.[1] ?? '';
    return URL.canParse(action) ? new URL(action).origin : "'self'";
  });
}

/**
 * The `form-action` directive. It includes `'self'` because browsers also apply it to the redirect after
 * submission.
 */
export function formPolicy(targets: readonly string[] = []): string {
  const sources = targets.length > 0 ? [...new Set([...targets, "'self'"])] : ["'none'"];
  return `form-action ${sources.join(' ')}`;
}

/** The Trusted Types policy by which webpack adds scripts. */
export const scriptPolicy = 'chunks';

const charset = /<meta charset="utf-8"\/?>/i;
/** Except structured data, which never runs. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Writes the Content-Security-Policy of a page after its charset: resources of this origin only, inline
 * scripts and styles by their hashes. Replaces an earlier policy.
 * @param loader the code of the script loader, the only inline script
 * @throws for an unknown inline script, or a missing charset
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
      throw new Error(`The page has an unknown inline script: ${script.slice(0, 80)}`);
  }
  const styles = captures(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const attributes = captures(html, /<[^>]*\sstyle="([^"]*)"/g);
  return [
    // data, fonts, the manifest, and prefetched pages, for which Firefox checks only this directive
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
    // this also forbids style attributes, with or without hashes
    `style-src 'self' ${hashes([...styles, ''])}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashes(attributes)}`] : []),
    // strings become HTML or scripts only by these policies: src/gatsby/browser/trusted-types.ts
    "require-trusted-types-for 'script'",
    `trusted-types default ${scriptPolicy}`,
  ].join('; ');
}

/** The first group of every match of a pattern. */
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
