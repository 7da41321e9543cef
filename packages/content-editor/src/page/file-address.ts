/**
 * The path of a file as an address names it. A space or a comma would end the address in `srcset`, and other
 * signs mean something else in one.
 */
export function fileAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
