/*
 * Keeps the header readable and its menu closed before and after hydration. It is part of the inline script
 * of every page (plugins/gatsby-plugin-deferred-scripts), so it imports only constants. What it finds is on the body
 * and the root, which React leaves alone, for the whole visit.
 */
import { desktopWidth } from '../theme/breakpoints';

const { body, documentElement: root } = document;
const header = document.querySelector('header') as HTMLElement;
const row = header.firstElementChild as HTMLElement;
const menu = document.getElementById('site-menu') as HTMLElement;
const links = menu.firstElementChild as HTMLElement;

/** Up to 20 px the header stays transparent. */
const followScroll = () => (body.dataset.solid = String(scrollY > 20));
followScroll();
addEventListener('scroll', followScroll);

/** A row without room for its links becomes the menu; what is below the header knows how high it is. */
const fitRow = () => {
  body.removeAttribute('data-crowded');
  if (matchMedia(desktopWidth).matches) {
    // in a row there would be nothing to close it with; browsers without popovers have no menu
    (menu as Partial<HTMLElement>).togglePopover?.(false);
    const wraps = links.offsetHeight > 1.5 * (links.firstElementChild as HTMLElement).offsetHeight;
    body.toggleAttribute('data-crowded', wraps || row.scrollWidth > row.clientWidth);
  }
  // set only if it differs from the theme's, since that restyles the page
  const height = row.offsetHeight;
  if (height > parseFloat(getComputedStyle(row).minHeight) + 1)
    root.style.setProperty('--layout-headerHeight', `${height}px`);
  else root.style.removeProperty('--layout-headerHeight');
};
fitRow();
// in the next frame: an observer must not change the size that it observes
new ResizeObserver(() => requestAnimationFrame(fitRow)).observe(header);
