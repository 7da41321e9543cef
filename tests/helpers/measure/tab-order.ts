import type { Page } from '@playwright/test';
import type { Box } from './pixels';

/** A tab stop, as it is while it has the focus. */
export type Stop = {
  readonly name: string;
  /** Its first line, from the page's top left corner. */
  readonly box: Box;
  /** Part of it is covered by the header or a notification, or off the screen. */
  readonly hidden: boolean;
};

/** Presses `key` until the focus has gone through the whole page. */
export async function tabOrder(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    // where the focus has left the window before, the first press only brings it back
    if (!stop && presses === 0) continue;
    // in a window without controls of its own, the focus goes from the last stop to the first
    if (!stop || same(stop, stops[0])) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

const same = (stop: Stop, next: Stop | undefined): boolean =>
  stop.name === next?.name && stop.box.top === next.box.top && stop.box.left === next.box.left;

async function describeFocus(): Promise<Stop | undefined> {
  // a notification leaves a stop clear in the frame after it has come
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // a link within a text may be broken into several lines
  const lines = [...element.getClientRects()];
  // in a box for longer text, browsers show the line of the caret
  const lowest = element.localName === 'textarea' ? 0.3 : 0.95;
  const points = lines.flatMap(({ left, top, width, height }) =>
    [0.02, 0.5, 0.98].flatMap((x) =>
      [0.05, lowest / 2, lowest].map((y): [number, number] => [left + width * x, top + height * y]),
    ),
  );
  const visible = points.every(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  const { left, top, right, bottom } = lines[0] ?? element.getBoundingClientRect();
  const box = { left, right, top: top + scrollY, bottom: bottom + scrollY };
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return { name: `${element.localName} ${element.id || name}`, box, hidden: !visible };
}

/** The focus ring of an element. */
export type Ring = {
  readonly name: string;
  /** Its outer edge, from the page's top left corner. */
  readonly outer: Box;
  readonly width: number;
  /** As computed by CSS. */
  readonly color: string;
  /** Part of it is cut off by an ancestor or the window. */
  readonly cut: boolean;
};

/**
 * Focuses every tab stop in turn, and measures its ring. A key must have been pressed before, or there
 * are no rings (`:focus-visible`).
 * @param place selector of the part of the page to measure
 */
export async function focusRings(page: Page, place = 'body'): Promise<Ring[]> {
  return page.locator(place).evaluate((part) => {
    const reachable = [
      ...part.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]'),
    ].filter((element) => element.checkVisibility());
    return reachable.map((element) => {
      element.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
      const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
      const reach = width + parseFloat(outlineOffset);
      const box = element.getBoundingClientRect();
      const outer = {
        left: box.left - reach,
        top: box.top - reach,
        right: box.right + reach,
        bottom: box.bottom + reach,
      };
      let cut = outer.left < 0 || outer.right > document.documentElement.clientWidth;
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(frame);
        const edge = frame.getBoundingClientRect();
        if (overflowX !== 'visible') cut ||= outer.left < edge.left || outer.right > edge.right;
        if (overflowY !== 'visible') cut ||= outer.top < edge.top || outer.bottom > edge.bottom;
        if (position === 'fixed') break;
      }
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return {
        name: `${element.localName} ${element.id || name}`,
        outer: { ...outer, top: outer.top + scrollY, bottom: outer.bottom + scrollY },
        width,
        color: outlineColor,
        cut,
      };
    });
  });
}

/** The four strips of the page that a ring covers. */
export function under({ outer: { left, top, right, bottom }, width }: Ring): Box[] {
  return [
    { left, right, top, bottom: top + width },
    { left, right, top: bottom - width, bottom },
    { left, right: left + width, top: top + width, bottom: bottom - width },
    { left: right - width, right, top: top + width, bottom: bottom - width },
  ];
}
