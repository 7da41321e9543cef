/** The element that Gatsby's router focuses when the page changes. */
const focusWrapper = /<div(?! role=)(?=[^>]* id="gatsby-focus-wrapper")/;

/**
 * Gives that element a role. Without one, Chrome exposes much of the text in it as its name, and screen
 * readers read that before the new page is announced.
 * @returns the page's HTML with the role
 */
export const groupFocusedWrapper = (html: string): string =>
  html.replace(focusWrapper, '<div role="group"');
