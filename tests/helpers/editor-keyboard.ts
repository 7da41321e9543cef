import { expect, type Page } from '@playwright/test';

/** What the keyboard stops at. */
export type Stop = {
  /** Tells one element from all others. */
  readonly id: number;
  /** Its role and name, as they are spoken. */
  readonly name: string;
  /** The part of the editor that it stands in. */
  readonly part: string;
  readonly left: number;
  /** From the top of what scrolls in that part. */
  readonly top: number;
  readonly bottom: number;
  /** Nothing of it can be seen (WCAG 2.4.11). */
  readonly isHidden: boolean;
  /** How wide the ring is that shows the focus, in CSS pixels (WCAG 2.4.7, 2.4.13). */
  readonly ring: number;
};

/** More than the editor has of them in any state. */
const limit = 250;

/** Somebody at the keyboard alone. */
export function keyboardOf(page: Page) {
  const press = (keys: string) => page.keyboard.press(keys);
  /** Role and name of what has the focus; empty for nothing. */
  const focused = async () => {
    const element = page.locator(':focus');
    return (await element.count()) === 0 ? '' : spoken(await element.ariaSnapshot());
  };
  return {
    press,
    focused,
    type: (text: string) => page.keyboard.type(text),
    /** Goes on until what has the focus is said to be this. */
    goTo: async (wanted: RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') => {
      const passed: string[] = [];
      do {
        await press(key);
        passed.push(await focused());
      } while (!wanted.test(passed.at(-1) ?? '') && passed.length < limit);
      expect(passed.at(-1), passed.join('\n')).toMatch(wanted);
    },
    write: async (text: string) => {
      await press('Control+a');
      await page.keyboard.type(text);
    },
    /** Waits until the focus is where it is said to be. */
    isAt: (wanted: RegExp) => expect.poll(focused).toMatch(wanted),
    /** All stops from here until the first comes again. */
    walk: async (key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> => {
      const stops: Stop[] = [];
      for (let presses = 0; presses < limit; presses += 1) {
        await press(key);
        const stop = await page.evaluate(describe);
        // without a window's own buttons round it, a page is entered again as soon as it is left
        if (!stop) continue;
        if (stop.id === stops[0]?.id) return stops;
        stops.push({ ...stop, name: await focused() });
      }
      throw new Error('The focus never comes round.');
    },
  };
}

/** Role and name in the first line of an accessibility tree; what opens and closes has no role there. */
const spoken = (tree: string) =>
  (tree.split('\n')[0] ?? '')
    .replace(/^- /, '')
    .replace(/^'(.*)'/, '$1')
    .replace(/^text: "?(.*?)"?$/, 'disclosure "$1"');

function describe(): Omit<Stop, 'name'> | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // a picture that can be chosen is ringed as a whole
  const shown = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const points = [0.02, 0.5, 0.98].flatMap((x) =>
    [0.05, 0.5, 0.95].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isSeen = points.some(([x, y]) => shown.contains(document.elementFromPoint(x, y)));
  const part = element.closest<HTMLElement>('dialog, [data-part], header');
  const scrolled = part?.scrollTop ?? 0;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  return {
    id: [...document.querySelectorAll('*')].indexOf(element),
    part: part?.dataset.part ?? part?.localName ?? '',
    left,
    top: top + scrolled,
    bottom: bottom + scrolled,
    isHidden: !isSeen,
    ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
  };
}
