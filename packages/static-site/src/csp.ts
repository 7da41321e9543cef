import { createHash } from 'node:crypto';

/*
 * What pages and hosts have in common: the policy of a page is in the page, and its header has the rest.
 */

/**
 * The directives that are the same for all pages, for the header that every host sends.
 * @param framedBy who may show a page in a frame
 */
export const headerPolicyOf = (framedBy: "'none'" | "'self'"): string =>
  `frame-ancestors ${framedBy}; base-uri 'none'; object-src 'none'`;

/** Those of a site of which nobody may show a page in a frame. */
export const headerPolicy = headerPolicyOf("'none'");

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

/** The hashes of inline scripts or styles, as a directive lists them. */
export function hashes(texts: readonly string[]): string {
  const quoted = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(quoted)].join(' ');
}
