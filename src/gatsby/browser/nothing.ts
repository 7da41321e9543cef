/**
 * Renders nothing. Webpack substitutes it in browser bundles for components whose output is already in
 * the HTML (`configure-bundles.ts`).
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
