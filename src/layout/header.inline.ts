/*
 * Keeps the header readable and its menu closed before and after hydration. It is part of the inline script
 * of every page (plugins/gatsby-plugin-deferred-scripts), so it imports only constants.
 */
import { desktopWidth } from '../theme/breakpoints';

/** Up to 20 px the header stays transparent. On the body, which React leaves alone, for the whole visit. */
const followScroll = () => (document.body.dataset.solid = String(scrollY > 20));
followScroll();
addEventListener('scroll', followScroll);

// only a phone's menu is a popover: in a header with room for its links it would cover the logo
matchMedia(desktopWidth).onchange = () => {
  const menu = document.getElementById('site-menu') as Partial<HTMLElement>;
  menu.togglePopover?.(false);
};
