/**
 * Names a state of content: two are the same if their files have the same texts, whatever ends their lines, which Git may
 * change on this computer. Nobody can read the texts from it.
 * @param files the texts of the files, by path below the content folder
 * @returns the start of their SHA-256, in hexadecimal digits
 */
export async function contentId(files: Readonly<Record<string, string>>): Promise<string> {
  const texts = Object.entries(files)
    .map(([path, text]) => [path, text.replaceAll('\r\n', '\n')] as const)
    .sort(([first], [second]) => (first < second ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
