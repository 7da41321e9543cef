/** Adds styles to the document rule by rule, as its policy allows, in front of those of components. */
export function addStyles(text: string): void {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  const element = document.createElement('style');
  document.head.append(element);
  for (const { cssText } of parsed.cssRules)
    element.sheet?.insertRule(cssText, element.sheet.cssRules.length);
}
