/** Bytes as base64 (RFC 4648). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // all at once, they would be too many arguments
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text);
}

/** Bytes from base64, which may have line ends. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('\n', '')), (sign) => sign.charCodeAt(0));
}
