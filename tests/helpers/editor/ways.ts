import type { Page } from '@playwright/test';
import {
  fingersOf,
  type Hand,
  keysOf,
  mouseOf,
} from '../../../packages/content-editor/tests/helpers/hands';

/** A way of using the form, with which everything in it has to be possible. */
export type Way = {
  readonly name: string;
  readonly handOf: (page: Page) => Hand;
  /** At most how many clicks it may take what needs so many with a mouse. */
  readonly clicksFor: (clicks: number) => number;
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
  clicksFor: (clicks) => clicks,
  window: desktop,
};

/** All of them. */
export const ways: readonly Way[] = [
  mouse,
  {
    name: 'with fingers on a phone',
    handOf: fingersOf,
    // columns are shown one at a time, and each text is touched to write in it
    clicksFor: () => Infinity,
    window: phone,
  },
  { name: 'with the keyboard alone', handOf: keysOf, clicksFor: () => 0, window: desktop },
];
