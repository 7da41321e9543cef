/**
 * Takes the place of `GlobalStyle` in the scripts of visitors. Every page comes with the global style
 * written into it, where it stays for the whole visit: to hold it again would weigh 2 kB, and to
 * render it again would make the browser style the whole document twice.
 */
export function GlobalStyle(): null {
  return null;
}
