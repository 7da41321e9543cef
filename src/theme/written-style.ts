/**
 * Takes the place of `GlobalStyle` and `LandscapeStyle` in the scripts of visitors. The HTML of every page carries the global
 * style for the whole visit; rendering it again would make the browser style the whole document twice.
 */
export function GlobalStyle(): null {
  return null;
}

export { GlobalStyle as LandscapeStyle };
