/** For Internet Explorer. */
const compatibility = /<meta http-equiv="x-ua-compatible"[^>]*>/;

/** Gatsby's own elements, styled by the global style here: so the policy can forbid style attributes. */
const elements = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * Leaves out what Gatsby writes into every page and no visitor needs.
 *
 * @param html a page as Gatsby wrote it, or as it came out of here before.
 */
export function leaveOut(html: string): string {
  return html
    .replace(compatibility, '')
    .replaceAll(elements, (tag) => tag.replace(/ style="[^"]*"/, ''));
}
