/** The first line of every pointer file (Git LFS specification, "The pointer"). */
const firstLine = 'version https://git-lfs.github.com/spec/v1';

/**
 * Whether a file is a pointer of Git LFS: three lines that stand for a file which Git keeps elsewhere and did
 * not fetch.
 */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, firstLine.length)) === firstLine;
}
