/*
 * Keeps the header readable and its menu closed before and after hydration. It is part of the
 * inline script of every page (plugins/gatsby-plugin-deferred-scripts), so it imports only
 * constants. What it finds is in attributes of the body, which React leaves alone, and in a style
 * sheet, since React clears the root's attributes.
 */
import { desktopWidth } from '../../theme/breakpoints';
import { menuId } from '../../theme/element-ids';

const { body } = document;

/** Up to 20 px the header stays transparent. */
const followScroll = () => {
  body.setAttribute('data-scrolled', String(scrollY > 20));
};
followScroll();
addEventListener('scroll', followScroll);

const measured = new CSSStyleSheet();
document.adoptedStyleSheets.push(measured);
/** The measured height of the header in pixels; 0 while the height of the theme holds. */
let height = 0;

/**
 * Turns a row without room for its links into the menu, and tells what is below the header how high it
 * is.
 */
const fitRow = (row: HTMLElement, menu: HTMLElement) => {
  body.removeAttribute('data-crowded');
  if (matchMedia(desktopWidth).matches) {
    // an open menu is closed, since a row has no button to close it with; browsers without popovers
    // have no menu
    (menu as Partial<HTMLElement>).togglePopover?.(false);
    const heightOf = (part: 'ul' | 'li') => menu.querySelector(part)?.offsetHeight ?? 0;
    const wraps = heightOf('ul') > 1.5 * heightOf('li');
    body.toggleAttribute('data-crowded', wraps || row.scrollWidth > row.clientWidth);
  }
  const { offsetHeight: needed } = row;
  const before = height;
  height = needed > parseFloat(getComputedStyle(row).minHeight) + 1 ? needed : 0;
  // a change restyles the page
  if (height !== before)
    measured.replaceSync(height ? `@media screen{:root{--layout-headerHeight:${height}px}}` : '');
};

const menu = document.getElementById(menuId);
const header = menu?.closest('header');
if (header && menu) {
  const fit = () => {
    const row = header.querySelector<HTMLElement>(':has(> nav)');
    // React replaces both if it renders the page again
    if (row && menu.isConnected) fitRow(row, menu);
  };
  fit();
  // in the next frame: an observer must not change the size that it observes
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(header);
}
