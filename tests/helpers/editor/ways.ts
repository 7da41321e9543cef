import type { Page } from '@playwright/test';
import { fingersOf, type Hand, keysOf, mouseOf } from 'content-editor/testing/hands';

/** At most how many clicks something may take, with a mouse and with fingers; with the keyboard alone it takes none. */
type ClickLimits = { readonly mouse: number; readonly fingers: number };

/** A way of using the form, with which everything in it has to be possible. */
export type Way = {
  readonly name: string;
  readonly handOf: (page: Page) => Hand;
  readonly clicksFor: (limits: ClickLimits, toPublish?: number) => number;
  readonly window: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly isMobile?: boolean;
    readonly hasTouch?: boolean;
  };
};

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export const mouse: Way = {
  name: 'with a mouse',
  handOf: mouseOf,
  clicksFor: ({ mouse: clicks }, toPublish = 0) => clicks + toPublish,
  window: desktop,
};

/** All of them. */
export const ways: readonly Way[] = [
  mouse,
  {
    name: 'with fingers on a phone',
    handOf: fingersOf,
    // more, since columns are shown one at a time
    clicksFor: ({ fingers }, toPublish = 0) => fingers + toPublish,
    window: phone,
  },
  { name: 'with the keyboard alone', handOf: keysOf, clicksFor: () => 0, window: desktop },
];
