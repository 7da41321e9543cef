import {
  type FrameLocator,
  mergeTests,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
} from '@playwright/test';
import type { Form } from 'content-editor/testing/editor-fixtures';
import type { Hand } from 'content-editor/testing/hands';
import { mouse, type Way } from './ways';

/** A form in an office, and the public site that it changes. */
export type Office = {
  /** What the form says while everything is public. */
  readonly atRest: string;
  /** The button of the form that leads to the public, while everything is public. */
  readonly toPublic: string;
  /** How many clicks it takes from a change in the form to the public. */
  readonly clicksToPublish: number;
  /** Makes what was changed in the form public. */
  readonly publish: () => Promise<void>;
  /** A public file, by its path in the repository. */
  readonly file: (path: string) => Buffer;
  /** Replaces words of public files, as somebody elsewhere. */
  readonly publishElsewhere: (author: string, changes: Replacements) => void;
  /** The page beside the form, if there is one. */
  readonly page?: FrameLocator;
  /** Builds what is public, and visits it. */
  readonly visit?: (visit: (url: string) => Promise<void>) => Promise<void>;
};

/** Words of files, and what takes their place. */
export type Replacements = Readonly<Record<string, readonly [words: string, replacement: string]>>;

type Hands = { readonly way: Way; readonly hand: Hand };

/** Playwright's `test` of a form that is used in one of the ways. */
export type OfficeTest = TestType<
  PlaywrightTestArgs &
    PlaywrightTestOptions &
    Hands & { readonly form: Form; readonly office: Office },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

/** Adds the hand of a way to a `test`. */
export const inWays = base.extend<Hands>({
  way: [mouse, { option: true }],
  hand: ({ way, page }, use) => use(way.handOf(page)),
});

export { mergeTests };

/** What the page calls when it is pressed. */
type Clicked = { readonly tellOfClick: (count: number) => void };

/**
 * Counts clicks of the mouse, or touches, from now on; typing, keys and choices in lists of the browser's own are free.
 * @returns tells how many there were, which the test's report has, too
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellOfClick', (count: number) => (clicks += count));
  await page.evaluate(() => {
    const { tellOfClick } = window as Window & Partial<Clicked>;
    window.addEventListener('pointerdown', () => tellOfClick?.(1), { capture: true });
    // tests are so quick that the form takes some of them for the second of a double click, and ignores them
    window.addEventListener('click', ({ detail }) => detail > 1 && tellOfClick?.(-1), {
      capture: true,
    });
  });
  return () => {
    base.info().annotations.push({ type: 'clicks', description: String(clicks) });
    return clicks;
  };
}
