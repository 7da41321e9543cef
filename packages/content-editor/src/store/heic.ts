/** Whether a file is HEIC, as phones keep photographs, by its first bytes (ISO/IEC 23008-12, annex B). */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyphe[iv][cmsx]/.test(String.fromCharCode(...bytes.subarray(4, 12)));
}
