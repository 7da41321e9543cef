/**
 * Where to report a weakness of the site (RFC 9116). The file expires nine to twelve months after
 * the build: as late as the RFC advises, and at the end of a quarter, so that two builds of one
 * day's content rarely differ.
 *
 * @param siteUrl where the site lives, path prefix included, without a trailing slash.
 * @param email who answers.
 * @param language of the answer, as in `en-US`.
 * @param now time of the build.
 */
export function securityTxt(
  siteUrl: string,
  email: string,
  language: string,
  now = new Date(),
): string {
  const quarter = Math.floor(now.getUTCMonth() / 3) * 3;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, quarter));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${language.slice(0, 2)}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
