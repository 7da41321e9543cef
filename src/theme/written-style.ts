/**
 * Takes the place of `GlobalStyle`, `LandscapeStyle` and `HeroStyle` in the scripts of visitors. The HTML of every page carries the global
 * style for the whole visit; rendering it again would make the browser style the whole document twice.
 */
export function GlobalStyle(): null {
  return null;
}

export { GlobalStyle as HeroStyle, GlobalStyle as LandscapeStyle };
