import { expect, type Page } from '@playwright/test';

/** A tab stop. */
export type Stop = {
  /** Identifies the element. */
  readonly id: number;
  /** Its role and name, as a screen reader announces them. */
  readonly name: string;
  /** The part of the editor that contains it. */
  readonly part: string;
  /** From the top of that part's scrolled content. */
  readonly top: number;
  readonly bottom: number;
  /** Whether it is entirely hidden (WCAG 2.4.11). */
  readonly isDraft: boolean;
  /** Width of the focus ring, in CSS pixels (WCAG 2.4.7, 2.4.13). */
  readonly ring: number;
};

/** More than the editor has in any state. */
const limit = 250;

/** Actions of a keyboard user. */
export function keyboardOf(page: Page) {
  const press = (keys: string) => page.keyboard.press(keys);
  /** Role and name of the focused element; empty if there is none. */
  const focused = async () => {
    const element = page.locator(':focus');
    return (await element.count()) === 0 ? '' : spoken(await element.ariaSnapshot());
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses the key until the focused element matches. */
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
    /** Waits until the focused element matches. */
    isAt: (wanted: RegExp) => expect.poll(focused).toMatch(wanted),
    /** Collects all stops until the first one comes again. */
    walk: async (key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> => {
      const stops: Stop[] = [];
      for (let presses = 0; presses < limit; presses += 1) {
        await press(key);
        const stop = await page.evaluate(describe);
        // in a headless browser, the focus re-enters the page as soon as it leaves it
        if (!stop) continue;
        if (stop.id === stops[0]?.id) return stops;
        stops.push({ ...stop, name: await focused() });
      }
      throw new Error('The focus never comes back to the first stop.');
    },
  };
}

/** Role and name in the first line of an accessibility tree, in which a `summary` has no role. */
const spoken = (tree: string) =>
  (tree.split('\n')[0] ?? '')
    .replace(/^- /, '')
    .replace(/^'(.*)'/, '$1')
    .replace(/^text: "?(.*?)"?$/, 'disclosure "$1"');

function describe(): Omit<Stop, 'name'> | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // a radio button with a picture shows its ring around the label
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
    top: top + scrolled,
    bottom: bottom + scrolled,
    isDraft: !isSeen,
    ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
  };
}
