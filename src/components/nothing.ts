/**
 * Takes the place of other components in bundles (`configure-bundles.ts`). The HTML of every page carries
 * the global styles for the whole visit; rendering them again would make the browser style the whole
 * document twice.
 */
export function Nothing(): null {
  return null;
}

export {
  Nothing as DraftMark,
  Nothing as GlobalStyle,
  Nothing as HeroStyle,
  Nothing as LandscapeStyle,
};
