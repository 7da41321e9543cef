import type { Page } from '@playwright/test';
import { axeFaults as faultsOf, type Rules } from 'browser-testing/axe';

/**
 * Where axe can't determine the contrast of colors, or takes the page for the background of text on a
 * sky (since 4.14), and `contrast.spec.ts` measures pixels.
 */
const measured = [
  // text over a scene or a picture
  '[data-hero], header, section:has(> [data-night], > div > picture)',
  // text on a band, which thins out from one color to another; `contrast.test.ts` measures both
  '[data-band]',
  // the text of a notification, over the page
  'li[data-state] > div',
].join();

/** Within these, where axe does see the background. */
const opaque = 'header:not(:has(#site-menu)), header:has(:popover-open), [data-band]';

/** A hero cuts off its land, a scene the glow of its sky, and a frame a drawing that fills it. */
const cutOff = '[data-hero] > [data-scene] > div, [data-sky], svg[preserveAspectRatio$=slice]';

/** The violations that axe finds in a page of the site as it is now (`browser-testing/axe`). */
export const axeFaults = (page: Page, rules?: Rules) =>
  faultsOf(page, rules, { measured, opaque, cutOff });
