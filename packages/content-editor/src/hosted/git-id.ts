/** Git's id of the content of a file: the SHA-1 of its length and its bytes (gitformat-pack). */
export async function gitId(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const hash = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...bytes]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
