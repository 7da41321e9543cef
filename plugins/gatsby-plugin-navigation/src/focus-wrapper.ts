/**
 * Gives a role to the element that Gatsby's router focuses when the page changes. Without one, Chrome exposes
 * much of the text in it as its name, and screen readers read that before the new page is announced.
 */
export function groupFocusedWrapper(): void {
  document.getElementById('gatsby-focus-wrapper')?.setAttribute('role', 'group');
}
