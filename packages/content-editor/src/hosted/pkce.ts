/** Bytes in letters that an address may have (RFC 4648, section 5). */
const letters = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Something that nobody can guess: 43 letters. */
export const secret = (): string => letters(crypto.getRandomValues(new Uint8Array(32)));

/** What shows later that the same page asks, without showing it now (RFC 7636, S256). */
export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return letters(new Uint8Array(hash));
}
